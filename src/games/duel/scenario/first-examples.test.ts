import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { duelGame } from '../cards';
import { DIFFERENCES, PROFILES, RULES, withOption, withoutOption, type Rule } from '../../../engine/duel';
import { tryRules } from '../../../engine/kernel';
import { duelScenarios } from './duel-scenarios';
import type { DuelKinds } from './duel-kinds';
import { reasonsAgainst } from './reasons';
import { readScenario, type Scenario } from './schema';
import { Script } from '../../../scenario/script/script';
import { setUp } from './set-up';

const FOLDERS = ['../../../../public/lessons/', '../../../../public/scenarios/rules/'].map(
  (path) => new URL(path, import.meta.url),
);

interface Example {
  readonly file: string;
  readonly rules: readonly string[];
  readonly text: string;
}

const examples: readonly Example[] = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ file: name, text: readFileSync(new URL(name, folder), 'utf8') }))
    .map((one) => ({ ...one, ...(JSON.parse(one.text) as { rules?: string[]; game?: string }) }))
    .filter(({ game = 'duel' }) => game === 'duel')
    .map(({ file, text, rules = [] }) => ({ file, text, rules })),
);

const carrying = (key: string): readonly Example[] => examples.filter(({ rules }) => rules.includes(key));

function scenarioOf({ file, text }: Example): Scenario {
  const read = readScenario(JSON.parse(text));
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.problems)}`);
  return read.scenario;
}

function scriptOf(scenario: Scenario): Script<DuelKinds> {
  const position = setUp(scenario, duelGame);
  if (position.kind !== 'position') throw new Error(`${scenario.id} cannot be set up`);
  return new Script(duelScenarios(duelGame), duelGame.fromState(position.state), scenario);
}

const holds = (one: Example): boolean => {
  try {
    return scriptOf(scenarioOf(one)).play().length === 0;
  } catch {
    return false;
  }
};

/** Whether an act that the example refuses is refused for that rule. */
function refusesFor(key: string, one: Example): boolean {
  const script = scriptOf(scenarioOf(one));
  while (script.next !== undefined) {
    const { next } = script;
    script.arrive();
    if (next.do === 'illegal') {
      const wanted = { ...next.step, player: next.step.player ?? next.player };
      if (reasonsAgainst(script.line.run, wanted).some(({ rule }) => rule === key)) return true;
    }
    script.playNext();
  }
  return false;
}

const needs = (key: string, one: Example): boolean =>
  !tryRules(
    (rule) => rule === key,
    () => holds(one),
  );

/** Whether the log explains something that happens in the example by that rule. */
function tells(key: string, one: Example): boolean {
  const script = scriptOf(scenarioOf(one));
  script.play();
  return script.line.run.view('public').log.some(({ rule }) => rule === key);
}

/** Whether the example fails where the rule reads otherwise: under an option of the later rule set that changes its line. */
const fallsWithItsOption = (key: string, one: Example): boolean =>
  DIFFERENCES.some(
    ({ option, rules: lines = {} }) => key in lines && !withOption('expert', option, PROFILES.modern[option], () => holds(one)),
  );

/** Rules that no scenario can show: it is played from a position, by cards that lie there, and what it expects is read openly. */
const WITHOUT_EXAMPLE = [
  // A step names a card that is there: only at the table is an empty place pointed at, or a card laid into a zone.
  'nothing-there',
  'not-a-pendulum-monster',
  // It is chosen before the first position.
  'who-begins',
  // No step says what a seat may see. The tests of the views hold it.
  'public-knowledge',
  'face-down-secret',
];

/**
 * Rules that no event of their example tells, for they are about an order, or about what does not happen: that the example shows
 * the rule was found by reading alone; that it would fail without the rule is not tested. For `set-card-stays-set` it can show
 * little: no step takes a card back.
 */
const READ: readonly string[] = [
  'turn-player-first',
  'priority-kept',
  'objection',
  'announced-end',
  'acts-are-announced',
  'special-summons-unlimited',
  'summon-negation',
  'summon-success',
  'older-effects-first',
  'set-spell-same-turn',
  'set-card-stays-set',
  'stays-on-the-field',
  'equip-zone',
  'field-zone',
  'acts-without-a-link',
  'continuous-between-links',
  'triggers-wait',
  'trigger-order',
  'own-trigger-order',
  'tribute-triggers-first',
  'responses-after-triggers',
  'target-no-longer-legal',
  'effect-outlives-its-monster',
  'continuous-at-once',
  'defender-names-target',
  'battle-optional',
  'summoned-in-battle',
  'free-quick-effects',
  'attack-goes-on',
  'replay-not-caused',
  'replay-after-everything',
  'new-target-not-declared',
  'no-replay-in-damage-step',
  'starting-life-points',
  'order-of-changes',
  'nothing-hidden-fits',
];

const rules = Object.entries<Rule>(RULES).filter(([key]) => !WITHOUT_EXAMPLE.includes(key));

/** What rule sets differ in, but for the numbers of cards in a deck: no duel shows them. */
const optionsShown = DIFFERENCES.map(({ option }) => option).filter((one) => one !== 'deckLimits');

describe('the first example of a rule', () => {
  test('is one file that carries its key', () => {
    const keys = [...rules.map(([key]) => key), ...optionsShown];
    expect(keys.filter((key) => carrying(key).length !== 1)).toEqual([]);
    expect(WITHOUT_EXAMPLE.filter((key) => carrying(key).length > 0 || !(key in RULES))).toEqual([]);
  });

  test('carries keys of the register and of options, and numbers of statements', () => {
    const known = (id: string): boolean =>
      /^[ERP]\d+[a-z]?$/.test(id) || id in RULES || DIFFERENCES.some(({ option }) => option === id);
    expect(examples.flatMap(({ file, rules: ids }) => ids.filter((id) => !known(id)).map((id) => `${file}: ${id}`))).toEqual([]);
  });

  test('refuses something for that rule, or would not hold without it', () => {
    const reasons = rules.filter(([, { explains }]) => explains !== true).map(([key]) => key);
    expect(reasons.length).toBeGreaterThan(100);
    expect(reasons.filter((key) => !carrying(key).every((one) => refusesFor(key, one) || needs(key, one)))).toEqual([]);
  });

  test('tells something by that rule where the rule only explains, or fails under the option that changes it, but for those that were read', () => {
    const explaining = rules.filter(([, { explains }]) => explains === true).map(([key]) => key);
    expect(explaining.filter((key) => !carrying(key).every((one) => tells(key, one) || fallsWithItsOption(key, one)))).toEqual(
      READ,
    );
  });

  test('of something that rule sets differ in would not hold without that option', () => {
    // Whether an old Field Spell is destroyed or sent is told by the log alone: `both-profiles.test.ts` reads it.
    const options = optionsShown.filter((one) => one !== 'ownFieldSpellReplaced');
    expect(
      options.filter(
        (option) => !carrying(option).every((one) => holds(one) && !withoutOption('modern', option, () => holds(one))),
      ),
    ).toEqual([]);
  });
});
