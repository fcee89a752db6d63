// Proves that the linter still sees what the rules of this project forbid. (ESLint itself runs separately.)
import { ESLint } from 'eslint';
import { root } from './install.mjs';

const clean = 'clean';
const canaries = [
  ['src/engine/duel/x.ts', 'export const x = Math.random();', 'no-restricted-syntax'],
  ['src/engine/duel/x.ts', 'export const { random } = Math;', 'no-restricted-syntax'],
  ['src/engine/kernel/x.ts', 'export const x = Date.now();', 'no-restricted-globals'],
  ['src/engine/kernel/x.ts', 'export const x = performance.now();', 'no-restricted-globals'],
  ['src/engine/kernel/x.ts', 'setTimeout(() => 1, 1);', 'no-restricted-globals'],
  ['src/games/duel/cards/shared/x.ts', 'export const x = fetch;', 'no-restricted-globals'],
  ['src/games/duel/cards/traps/x.ts', 'export const x = crypto.randomUUID();', 'no-restricted-globals'],
  ['src/games/duel/cards/traps/x.ts', 'export const x = Math.random();', 'no-restricted-syntax'],
  ['src/match/x.ts', 'export const x = Date.now();', 'no-restricted-globals'],
  ['src/match/x.ts', 'export const x = Math.random();', 'no-restricted-syntax'],
  ['src/games/duel/cards/monsters/x.ts', 'export default function* x() { draw(1); yield* draw(1); }', 'no-restricted-syntax'],
  ['src/games/duel/cards/spells/x.ts', 'export default function* x() { yield draw(1); }', 'no-restricted-syntax'],
  ['src/games/duel/cards/traps/x.ts', 'export const x = (q) => q.duel.state.turn;', 'no-restricted-syntax'],
  ['src/games/duel/cards/traps/x.ts', 'export const x = ({ duel }) => duel.state.turn;', 'no-restricted-syntax'],
  ['src/games/duel/cards/spells/x.test.ts', 'import { it } from "vitest"; it("x", () => 1);', 'no-restricted-imports'],
  [
    'src/games/duel/cards/spells/x.test.ts',
    'import { describe } from "vitest"; describe("x", () => 1);',
    'no-restricted-imports',
  ],
  ['src/games/duel/cards/x.test.ts', 'import { describe } from "vitest"; describe("x", () => 1);', clean],
  ['src/store/x.test.ts', 'import { it } from "vitest"; it("x", () => 1);', 'no-restricted-imports'],
  ['src/games/duel/cards/spells/x.ts', 'export default function* x() { yield* draw(1); const y = 1; return y; }', clean],
  ['src/games/duel/cards/spells/x.test.ts', 'test("x", () => { draw(1); });', clean],
  ['src/games/duel/cards/index.ts', 'export const x = import.meta.glob("./monsters/*.ts");', 'no-restricted-syntax'],
  ['src/store/x.ts', 'export const x = (y: string) => y === "modern";', 'rules/no-rule-set'],
  ['src/engine/duel/flow/x.ts', 'export const x = (y: string) => "expert" !== y;', 'rules/no-rule-set'],
  [
    'src/ui/X.tsx',
    'export const x = (y: string) => { switch (y) { case "modern": return 1; default: return 2; } };',
    'rules/no-rule-set',
  ],
  ['src/engine/duel/profiles/x.ts', 'export const x = (y: string) => y === "modern";', clean],
  ['src/store/x.ts', 'export const x = (y: any) => y;', '@typescript-eslint/no-explicit-any'],
  ['src/store/x.ts', 'export const x = Date.now();', clean],
  ['src/store/x.ts', `// ${'a long comment '.repeat(9)}`, 'max-len'],
  ['src/store/x.ts', `export const x = '${'a long text '.repeat(12)}';`, clean],
  ['src/ui/X.tsx', 'export const X = () => { if (open) useState(1); return <b />; };', 'react-hooks/rules-of-hooks'],
  ['src/ui/X.tsx', 'export const X = () => <b>{useDuel((store) => store.trouble)}</b>;', 'no-restricted-syntax'],
  ['src/ui/X.tsx', 'export const X = () => <b>{useDuel.getState().trouble}</b>;', clean],
];

const eslint = new ESLint({ cwd: root });
let blind = 0;
for (const [filePath, text, expected] of canaries) {
  const [result] = await eslint.lintText(text, { filePath });
  const rules = [...new Set((result?.messages ?? []).map(({ ruleId }) => ruleId))].join() || clean;
  if (rules === expected) continue;
  blind++;
  console.error(`The linter should say "${expected}" and says "${rules}" to ${filePath}: ${text}`);
}
console.log(`${canaries.length - blind} of ${canaries.length} planted lines were judged rightly`);
process.exit(blind > 0 ? 1 : 0);
