// Checks the imports of src/ against import-rules.mjs, and before that, that the check itself still sees.
// `node .ci/check-imports.mjs`; --list prints every module with what it imports.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import {
  foldersStandOnEachOther,
  isForgivenInCycles,
  isTest,
  LARGEST_KNOT,
  layers,
  owed,
  speaksOfNoGame,
  testsMayImport,
} from './import-rules.mjs';
import { staleCardLists } from './card-index.mjs';
import { canaries, canaryModules } from './import-canaries.mjs';

const src = fileURLToPath(new URL('../src', import.meta.url));

/**
 * @param {Map<string, string>} sources path below src/ → text, of every TypeScript module
 * @param {(path: string) => boolean} isFile for everything else that can be imported (JSON, CSS)
 */
export function checkImports(sources, isFile) {
  const problems = [];
  const graph = new Map();
  let importCount = 0;
  const met = new Set();

  for (const [path, text] of sources) {
    const edges = [];
    graph.set(path, edges);
    const layer = layers.find(({ files }) => files.test(path));
    if (!layer) {
      problems.push({ path, line: 1, rule: 'unknown folder', text: 'no layer in .ci/import-rules.mjs covers this file' });
      continue;
    }
    for (const { files, words } of speaksOfNoGame) if (files.test(path)) problems.push(...wordsOfAGame(path, text, words));
    const extra = isTest(path) ? testsMayImport(layer, path) : {};
    const may = [...layer.may, ...(extra.may ?? [])];
    const packages = [...(layer.packages ?? []), ...(extra.packages ?? [])];

    for (const { specifier, line, typeOnly, lazy } of importsOf(path, text)) {
      importCount++;
      const report = (rule, what) => problems.push({ path, line, rule, text: what });
      if (!specifier.startsWith('.')) {
        if (!packages.some((pattern) => pattern.test(specifier)))
          report('package', `${layer.name} may not use the package "${specifier}"`);
        continue;
      }
      const target = resolve(path, specifier, sources, isFile);
      if (!target) {
        report('not found', `"${specifier}" leads nowhere inside src/`);
        continue;
      }
      if (sources.has(target)) edges.push({ target, typeOnly });
      if (isTest(target) && !isTest(path)) report('testing', `only tests may import "${target}"`);
      else if (lazy && layer.lazily?.some((pattern) => pattern.test(target))) continue;
      else if (!may.some((pattern) => pattern.test(target))) {
        if (owed.has(`${path} → ${target}`)) {
          met.add(`${path} → ${target}`);
          continue;
        }
        const asType = layer.types?.some((pattern) => pattern.test(target));
        if (!asType) report('layer', `${layer.name} may not import "${target}"`);
        else if (!typeOnly) report('types only', `${layer.name} may import only types from "${target}": write \`import type\``);
      }
    }
  }
  problems.push(...alikeBut(sources));
  for (const cycle of cyclesIn(graph)) {
    problems.push({ path: cycle[0], line: 1, rule: 'cycle', text: [...cycle, cycle[0]].join(' → ') });
  }
  // What is forgiven inside the engine of a game has an end.
  for (const knot of knotsIn(graph, (path) => graph.get(path).map(({ target }) => target)))
    if (knot.size > LARGEST_KNOT)
      problems.push({ path: [...knot][0], line: 1, rule: 'knot of types', text: `${knot.size} files: ${[...knot].join(', ')}` });
  for (const base of foldersStandOnEachOther) {
    const { folders, example } = foldersOf(graph, base);
    for (const circle of cyclesIn(folders)) {
      // Files that stand beside the folders are folders of their own here; a circle of nothing but files is said above.
      if (circle.every((name) => /\.tsx?$/.test(name))) continue;
      const ways = [...circle, circle[0]].slice(1).map((name, i) => example.get(`${circle[i]} ${name}`));
      problems.push({
        path: ways[0].split(' ')[0],
        line: 1,
        rule: 'folder circle',
        text: `${[...circle, circle[0]].join(' → ')}: ${ways.join(', ')}`,
      });
    }
  }
  return { problems, moduleCount: sources.size, importCount, paid: [...owed].filter((arrow) => !met.has(arrow)) };
}

/** Modules whose names differ by capitals alone: where a disk does not tell them apart, an import of one finds the other. */
function alikeBut(sources) {
  const known = new Map();
  const problems = [];
  for (const path of sources.keys()) {
    const name = path.replace(/\.tsx?$/, '').toLowerCase();
    const other = known.get(name);
    if (other)
      problems.push({ path, line: 1, rule: 'alike but for capitals', text: `"${other}" has the same name to some disks` });
    known.set(name, path);
  }
  return problems;
}

/** Where a module that any game shares names something of one game. */
function wordsOfAGame(path, text, words) {
  const bare = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '));
  return bare.split('\n').flatMap((line, i) => {
    const word = words.exec(line)?.[0];
    return word === undefined ? [] : [{ path, line: i + 1, rule: 'word of a game', text: `"${word}" belongs to one game` }];
  });
}

/**
 * What the folders right below `base` import of each other, tests aside: a graph, and for each of its arrows one import as an
 * example.
 */
function foldersOf(graph, base) {
  const folders = new Map();
  const example = new Map();
  const folderOf = (path) => (path.startsWith(`${base}/`) ? path.slice(base.length + 1).split('/')[0] : undefined);
  const edgesOf = (name) => folders.get(name) ?? folders.set(name, []).get(name);
  for (const [path, edges] of graph) {
    const from = folderOf(path);
    if (from === undefined || isTest(path)) continue;
    edgesOf(from);
    for (const { target } of edges) {
      const to = folderOf(target);
      if (to === undefined || to === from || example.has(`${from} ${to}`)) continue;
      example.set(`${from} ${to}`, `${path} → ${target}`);
      edgesOf(from).push({ target: to, typeOnly: false });
      edgesOf(to);
    }
  }
  return { folders, example };
}

function* importsOf(path, text) {
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    false,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found = [];
  const add = (literal, typeOnly, lazy = false) => {
    if (!literal || !ts.isStringLiteralLike(literal)) return;
    const line = file.getLineAndCharacterOfPosition(literal.end).line + 1;
    found.push({ specifier: literal.text, line, typeOnly: Boolean(typeOnly), lazy });
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node)) {
      const callee = node.expression;
      const isImport = callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require');
      if (isImport) add(node.arguments[0], false, callee.kind === ts.SyntaxKind.ImportKeyword);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  yield* found;
}

function resolve(from, specifier, sources, isFile) {
  const base = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  if (base.startsWith('..')) return undefined;
  const modules = [base, `${base}.ts`, `${base}.tsx`, `${base}.d.ts`, `${base}/index.ts`, `${base}/index.tsx`];
  return modules.find((path) => sources.has(path)) ?? (isFile(base) ? base : undefined);
}

/** Of each knot of what is not forgiven, one circle to show. */
function cyclesIn(graph) {
  const next = (path) =>
    graph
      .get(path)
      .filter(({ target, typeOnly }) => !isForgivenInCycles(path, target, typeOnly))
      .map(({ target }) => target);
  return knotsIn(graph, next).map((members) => shortestCircle([...members][0], members, next));
}

/** Tarjan's strongly connected components: each with more than one module, or with one that leads to itself. */
function knotsIn(graph, next) {
  const indexes = new Map();
  const low = new Map();
  const stack = [];
  const knots = [];
  const visit = (path) => {
    indexes.set(path, indexes.size);
    low.set(path, indexes.get(path));
    stack.push(path);
    for (const target of next(path)) {
      if (!indexes.has(target)) {
        visit(target);
        low.set(path, Math.min(low.get(path), low.get(target)));
      } else if (stack.includes(target)) low.set(path, Math.min(low.get(path), indexes.get(target)));
    }
    if (low.get(path) !== indexes.get(path)) return;
    const members = new Set(stack.splice(stack.indexOf(path)));
    if (members.size > 1 || next(path).includes(path)) knots.push(members);
  };
  for (const path of graph.keys()) if (!indexes.has(path)) visit(path);
  return knots;
}

function shortestCircle(start, members, next) {
  const queue = [[start]];
  const seen = new Set();
  for (const way of queue) {
    for (const target of next(way.at(-1))) {
      if (target === start) return way;
      if (!members.has(target) || seen.has(target)) continue;
      seen.add(target);
      queue.push([...way, target]);
    }
  }
  return [...members];
}

function readSources() {
  const sources = new Map();
  for (const entry of readdirSync(src, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    sources.set(file.slice(src.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8'));
  }
  return sources;
}

/** Plants each violation among innocent modules and expects exactly its rule to complain. */
function failedCanaries() {
  const failures = [];
  const check = (planted) =>
    checkImports(new Map(Object.entries({ ...canaryModules, ...planted })), (path) => path.endsWith('.json')).problems;
  const innocent = check({});
  if (innocent.length > 0)
    failures.push(`innocent modules are blamed: ${innocent.map(({ path, text }) => `${path}: ${text}`).join('; ')}`);
  for (const { name, plant, expect } of canaries) {
    const rules = [...new Set(check(plant).map(({ rule }) => rule))];
    if (rules.join() !== expect)
      failures.push(`"${name}" should break the rule "${expect}", but broke: ${rules.join(', ') || 'none'}`);
  }
  return failures;
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) {
  const blind = failedCanaries();
  for (const failure of blind) console.error(`The import check does not see: ${failure}`);

  const sources = readSources();
  if (process.argv.includes('--list')) {
    for (const [path, text] of sources) console.log(path, [...importsOf(path, text)].map(({ specifier }) => specifier).join(' '));
  }
  const { problems, moduleCount, importCount, paid } = checkImports(
    sources,
    (path) => existsSync(join(src, path)) && dirname(path) !== '.',
  );
  for (const { path, line, rule, text } of problems) console.error(`src/${path}:${line}  ${text}  (${rule})`);
  if (moduleCount === 0 || importCount === 0) console.error('The import check found no modules or no imports in src/.');

  for (const arrow of paid) console.error(`No longer there, so it leaves the list \`owed\` of import-rules.mjs: ${arrow}`);
  const stale = staleCardLists();
  for (const path of stale) console.error(`${path}  does not list the cards that there are: npm run cards`);
  const failed =
    stale.length > 0 || blind.length > 0 || paid.length > 0 || problems.length > 0 || moduleCount === 0 || importCount === 0;
  console.log(
    `${moduleCount} modules, ${importCount} imports, ${problems.length} problems; ` +
      `${canaries.length - blind.length} of ${canaries.length} planted violations were caught`,
  );
  process.exit(failed ? 1 : 0);
}
