import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES, type Rule } from '../../../engine/vision';
import { tryRules } from '../../../engine/kernel';
import { Script } from '../../../scenario/script/script';
import { visionGame } from '../cards';
import { reasonsAgainst } from './reasons';
import { readScenario, type WantedStep } from './schema';
import { setUp } from './set-up';
import { visionScenarios } from './vision-scenarios';

const FOLDERS = ['../../../../public/lessons/', '../../../../public/scenarios/vision/'].map(
  (path) => new URL(path, import.meta.url),
);

interface Example {
  readonly file: string;
  readonly rules: readonly string[];
  readonly json: unknown;
}

const examples: readonly Example[] = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      name,
      json: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { game?: string; rules?: string[] },
    }))
    .filter(({ json }) => json.game === 'vision')
    .map(({ name, json }) => ({ file: name, json, rules: json.rules ?? [] })),
);

const carrying = (key: string): readonly Example[] => examples.filter(({ rules }) => rules.includes(key));

function scriptOf({ file, json }: Example) {
  const read = readScenario(visionGame.pool, json);
  if (!read.ok) throw new Error(`${file} cannot be read`);
  return new Script(visionScenarios(visionGame), visionGame.fromState(setUp(read.scenario, visionGame.pool)), read.scenario);
}

/** Whether an act that the example refuses is refused for that rule. */
function refusesFor(key: string, one: Example): boolean {
  const script = scriptOf(one);
  while (script.next !== undefined) {
    const { next } = script;
    script.arrive();
    if (next.do === 'illegal') {
      const wanted = { ...next.step, player: next.step.player ?? next.player } as WantedStep;
      if (reasonsAgainst(script.line.run, wanted).some(({ rule }) => rule === key)) return true;
    }
    script.playNext();
  }
  return false;
}

const holds = (one: Example): boolean => {
  try {
    return scriptOf(one).play().length === 0;
  } catch {
    return false;
  }
};

const needs = (key: string, one: Example): boolean =>
  !tryRules(
    (rule) => rule === key,
    () => holds(one),
  );

/** It is about a wish that only the table can express: an act at a place where nothing lies. */
const WITHOUT_EXAMPLE = ['nothing-there'];

const rules = Object.entries<Rule>(RULES).filter(([key]) => !WITHOUT_EXAMPLE.includes(key));

describe('the first example of a rule of VISION', () => {
  test('is one file that carries its key', () => {
    expect(rules.map(([key]) => key).filter((key) => carrying(key).length !== 1)).toEqual([]);
    expect(WITHOUT_EXAMPLE.filter((key) => carrying(key).length > 0 || !(key in RULES))).toEqual([]);
  });

  test('carries keys of the register and numbers of statements', () => {
    const known = (id: string): boolean => /^V\d\db?$/.test(id) || id in RULES;
    expect(examples.flatMap(({ file, rules: ids }) => ids.filter((id) => !known(id)).map((id) => `${file}: ${id}`))).toEqual([]);
  });

  test('refuses something for that rule, or would not hold without it', () => {
    const reasons = rules.filter(([, { explains }]) => explains !== true).map(([key]) => key);
    expect(reasons.length).toBeGreaterThan(20);
    expect(reasons.filter((key) => !carrying(key).every((one) => refusesFor(key, one) || needs(key, one)))).toEqual([]);
  });

  // What only explains cannot be switched off: these examples were found by reading, among those of the same statement.
  test('carries the statement of a rule that only explains', () => {
    const explaining = rules.filter(([, { explains }]) => explains === true);
    expect(
      explaining
        .filter(([key, { cites }]) => !carrying(key).every(({ rules: ids }) => cites.some((cite) => ids.includes(cite))))
        .map(([key]) => key),
    ).toEqual([]);
  });
});
