import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { duelGame } from '../cards';
import { ownOptions, withoutOption, type RuleOptions } from '../../../engine/duel';
import { playScenario } from '../../../scenario/play';
import { duelScenarios } from './duel-scenarios';
import { readScenario, type Scenario } from './schema';
import { plays } from './testing';

const folder = new URL('../../../../public/scenarios/rules/', import.meta.url);

/** The positions that end otherwise by the later turn flow, by the one option that makes the difference. */
const DIFFER: Readonly<Partial<Record<keyof RuleOptions, readonly string[]>>> = {
  firstTurnDraw: ['r010-8000-life-points', 'r071-second-player-seat', 'r492-first-turn-draw'],
  ignitionPriority: [
    'r296-any-face-up-monster',
    'r296-ignition-with-priority',
    'r302-flip-effect-first',
    'r310-torrential-after-exiled-force',
    'r314-ignition-after-a-set',
    'rule-ignition-priority',
  ],
  mainPhase1Ends: ['pair-r501-destination-announced'],
  standbyItems: [
    'r053-gains-are-added',
    'r106-messenger-declined',
    'r106-messenger-paid',
    'r109-burning-land',
    'r110-blind-destruction-4',
    'r110-blind-destruction-6',
    'r111-only-such-cards-among-items',
    'r503-typhoon-answers-the-mermaid',
    'r506-negated-standby-effect',
  ],
  attacksPer: ['r155-two-battle-phases', 'r494-two-battle-phases'],
  damageSubSteps: [
    'e9-3-boost-after-the-reveal',
    'r153-steps-of-a-battle',
    'r153-windows-against-a-face-down-target',
    'r153-windows-of-a-direct-attack',
    'r173-windows-of-a-chain-in-the-damage-step',
    'r347-declaration-trap-only-at-the-declaration',
  ],
  damageStepActivations: ['r347-declaration-only-first-five'],
  zeroAtkBothDestroyed: ['pair-r458-atk-0'],
  negateEffectSummonAtLink1: [
    'e29-no-negation-above-link-1',
    'r210-replay-in-b-skips-to-c',
    'r215-passed-in-c-then-the-replay',
    'r215-responses-before-the-replay-in-c',
    'r215-summon-effects-before-the-replay',
    'r215-trap-hole-in-mid-attack',
    'r255-chaos-called-at-link-1',
    'r280-summoned-by-link-1',
    'r313-opponent-summons-in-the-own-turn',
    'r356-no-second-chance-in-the-rest-of-the-step',
    'r478-negation-after-link-1',
    'r483-face-up-trap-used-again',
  ],
  fieldSpells: [
    'e46-a-set-field-spell-destroys-nothing',
    'e46-opposing-field-spell',
    'r373-field-spell-set',
    'r389-one-field-spell',
  ],
  ownFieldSpellReplaced: ['e45-field-zone'],
  pendulum: ['why-not-pendulum-summon-by-expert-rules'],
};
/** Its Standby Phase and its Main Phase 1 both go otherwise. */
const BY_TWO = 'r099-standby-windows';

function scenario(file: string): Scenario {
  const read = readScenario(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  if (!read.ok) throw new Error(`${file} is no scenario`);
  return read.scenario;
}

const holds = (one: Scenario): boolean => {
  const inModern: Scenario = { ...one, profile: 'modern' };
  return playScenario(duelScenarios(duelGame), inModern).ok;
};

const files = readdirSync(folder).sort();
const expert = files.map(scenario).filter(({ profile }) => profile === 'expert');

test('what no option names is in the later turn flow as in the Expert rules: every other statement holds in both', () => {
  const differ = [...Object.values(DIFFER).flat(), BY_TWO];
  expect(expert.filter((one) => !holds(one)).map(({ id }) => id)).toEqual([...differ].sort());
});

test.each(Object.entries(DIFFER))('%s alone makes these positions end otherwise', (option, ids) => {
  const both = expert.filter(({ id }) => ids.includes(id));
  expect(both).toHaveLength(ids.length);
  expect(
    withoutOption('modern', option as keyof RuleOptions, () => both.filter((one) => !holds(one)).map(({ id }) => id)),
  ).toEqual([]);
});

test('the options without such a position need cards or zones that the Expert rules do not have', () => {
  const alone = ownOptions('modern').filter((option) => DIFFER[option] === undefined);
  expect([...alone].sort()).toEqual(['battlePhaseStart', 'damageStepTriggers', 'deckLimits', 'declarationTriggers']);
});

test('an option that is set aside is back afterwards, also after a fault', () => {
  const zeroAtk = expert.find(({ id }) => id === 'pair-r458-atk-0')!;
  expect(() =>
    withoutOption('modern', 'zeroAtkBothDestroyed', () => {
      throw new Error('a fault');
    }),
  ).toThrow('a fault');
  expect(holds(zeroAtk)).toBe(false);
});

test('ownFieldSpellReplaced: sent, the old Field Spell is not told as destroyed, also when the new one is negated', () => {
  const replaced = (profile: 'expert' | 'modern'): readonly string[] =>
    plays({
      profile,
      players: [
        { hand: ['Umi'], fieldSpell: 'A Legendary Ocean' },
        { hand: ['Fissure'], spellsTraps: [{ card: 'Magic Jammer', face: 'set' }] },
      ],
      steps: [
        { player: 0, do: 'activate', card: 'Umi' },
        { player: 1, do: 'activate', card: 'Magic Jammer' },
      ],
      expect: { players: [{ fieldSpell: null, graveyard: ['A Legendary Ocean', 'Umi'] }, {}] },
    }).events.filter((event) => event.endsWith('A Legendary Ocean'));
  expect(replaced('expert')).toEqual(['destroy A Legendary Ocean', 'toGrave A Legendary Ocean']);
  expect(replaced('modern')).toEqual(['toGrave A Legendary Ocean']);
});
