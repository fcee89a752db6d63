import * as v from 'valibot';
import {
  BATTLE_STEPS,
  COIN_SIDES,
  DAMAGE_STEPS,
  DECISION_KINDS,
  PHASES,
  PLACEMENTS,
  PLAYERS,
  RESULTS,
} from '../../../engine/duel';
import { PRIORITY_MODES } from '../../../courtesy';
import { isReference } from './card-reference';
import { both, isToldWhole, lessonIn } from '../../../scenario/lesson-schema';
import { problemOf } from '../../../scenario/problem';
import type { Read } from '../../../scenario/scenario-game';
import { CHAPTERS } from './chapters';

/**
 * The format `duel-scenario/1` as a schema, key by key as `docs/scenario-format.md` describes it. A key that the format
 * does not know is an error: a check with a misspelled key would otherwise never fail. `note`, `comment` and `caption` are free
 * for the author.
 */

const OBJECT_TO = [
  'summonNegation',
  'summon',
  'set',
  'position',
  'attack',
  'battleStep',
  'damageStep',
  'step',
  'phase',
  'chain',
] as const;

const known = 'expected a card of the lists, by English name ("Name", "Name@hand", "Name@0:monster:2") or passcode';
const cardReference = v.pipe(v.union([v.string(), v.number()], known), v.check(isReference, known));

/** A card by reference, or an object that says more about it. */
const cardOr = <Schema extends v.GenericSchema>(object: Schema) =>
  v.lazy((input): Schema | typeof cardReference => (typeof input === 'object' ? object : cardReference));

/** What a recording can hold of a position: what is more could not be taken up again. */
const MOST = { lifePoints: 10_000_000, counters: 10_000, turn: 1_000_000, pile: 500 } as const;

const note = { note: v.optional(v.unknown()), comment: v.optional(v.unknown()), caption: v.optional(v.unknown()) };
const whole = v.pipe(v.number(), v.integer('expected a whole number'));
const count = v.pipe(whole, v.minValue(0));
const player = v.picklist(PLAYERS);
const flag = v.optional(v.boolean());
const laidValue = v.optional(v.pipe(count, v.maxValue(99_999)));
const zone = v.optional(v.pipe(whole, v.minValue(0), v.maxValue(4)));
const counters = v.optional(v.record(v.string(), v.pipe(count, v.maxValue(MOST.counters))));
const language = v.union(
  [v.string(), v.strictObject({ en: v.optional(v.string()), ja: v.optional(v.string()) })],
  'expected a text or { en, ja }',
);

// The position.

const listedCard = cardOr(v.strictObject({ card: cardReference, properlySummoned: flag, ...note }));
const pile = v.optional(v.pipe(v.array(listedCard), v.maxLength(MOST.pile)));
const extraDeck = v.optional(
  v.array(
    cardOr(
      v.strictObject({ card: cardReference, properlySummoned: flag, face: v.optional(v.picklist(['up', 'down'])), ...note }),
    ),
  ),
);
const pendulumSlot = v.pipe(whole, v.minValue(0), v.maxValue(1));
const pendulumZones = v.optional(
  v.array(cardOr(v.strictObject({ card: cardReference, zone: v.optional(pendulumSlot), owner: v.optional(player), ...note }))),
);

const monster = v.strictObject({
  card: cardReference,
  position: v.optional(v.picklist(PLACEMENTS)),
  zone,
  summonedThisTurn: flag,
  attackedThisTurn: flag,
  positionChangedThisTurn: flag,
  properlySummoned: flag,
  owner: v.optional(player),
  counters,
  atk: laidValue,
  def: laidValue,
  ...note,
});

const spellTrapKeys = {
  card: cardReference,
  face: v.optional(v.picklist(['up', 'set'])),
  setThisTurn: flag,
  owner: v.optional(player),
  counters,
  turnCount: v.optional(count),
  declared: v.optional(v.union([v.string(), v.number()])),
  ...note,
};
const spellTrap = v.strictObject({
  ...spellTrapKeys,
  zone,
  equippedTo: v.optional(cardReference),
  linkedTo: v.optional(cardReference),
});
const fieldSpell = v.nullish(cardOr(v.strictObject(spellTrapKeys)));

const seat = v.strictObject({
  lp: v.optional(v.pipe(count, v.maxValue(MOST.lifePoints))),
  hand: pile,
  deck: pile,
  fusionDeck: extraDeck,
  sideDeck: pile,
  graveyard: pile,
  banished: pile,
  monsters: v.optional(v.array(monster)),
  spellsTraps: v.optional(v.array(spellTrap)),
  fieldSpell,
  pendulumZones,
  normalSummonUsed: flag,
  ...note,
});

// Steps.

const value = v.union([v.boolean(), v.number(), v.string()], 'expected true, false, a number or a word');
const attackTarget = v.union([v.literal('direct'), cardReference]);
const replayTarget = v.union([v.picklist(['direct', 'cancel']), cardReference]);
const destination = v.picklist(['standby', 'main1', 'battle', 'main2', 'end', 'nextStep']);
const references = v.optional(v.array(cardReference));

/** The verbs that answer a decision. */
const ANSWER_VERBS = [
  'normalSummon',
  'setMonster',
  'specialSummon',
  'flipSummon',
  'changePosition',
  'setSpellTrap',
  'pendulumSummon',
  'activate',
  'pass',
  'attack',
  'replay',
  'enter',
  'endTurn',
  'choose',
  'answer',
  'order',
] as const;
export const REQUEST_VERBS = ['object', 'surrender', 'acceptSurrender', 'refuseSurrender'] as const;

/** A step inside `legal` and `illegal`: a key that is left out matches anything. */
const wantedStep = v.strictObject({
  player: v.optional(player),
  do: v.picklist([...ANSWER_VERBS, ...REQUEST_VERBS]),
  card: v.optional(cardReference),
  effect: v.optional(count),
  mode: v.optional(count),
  target: v.optional(replayTarget),
  to: v.optional(v.union([destination, v.picklist(OBJECT_TO), cardReference])),
  choose: references,
  cards: references,
  value: v.optional(value),
  zone,
  ...note,
});

const when = v.optional(
  v.strictObject({
    phase: v.optional(v.picklist(PHASES)),
    step: v.optional(v.picklist(BATTLE_STEPS)),
    damageStep: v.optional(v.picklist(DAMAGE_STEPS)),
    turn: v.optional(whole),
  }),
);
const asked = { player, when, ...note };
const looking = { player: v.optional(player), now: flag, when, ...note };

// What is to be observed.

const pileOfNames = v.optional(v.array(cardReference));
const onField = {
  card: v.optional(cardReference),
  zone: v.optional(whole),
  controller: v.optional(player),
  owner: v.optional(player),
  counters,
};

const seenMonster = v.strictObject({
  ...onField,
  position: v.optional(v.picklist(PLACEMENTS)),
  atk: v.optional(whole),
  def: v.optional(whole),
  level: v.optional(whole),
  ...note,
});
const seenSpellTrap = v.strictObject({
  ...onField,
  face: v.optional(v.picklist(['up', 'set'])),
  equippedTo: v.optional(cardReference),
  ...note,
});

const seenPendulum = v.strictObject({
  card: v.optional(cardReference),
  zone: v.optional(pendulumSlot),
  scale: v.optional(count),
  ...note,
});

const seenSeat = v.strictObject({
  lp: v.optional(whole),
  handCount: v.optional(count),
  deckCount: v.optional(count),
  fusionDeckCount: v.optional(count),
  hand: pileOfNames,
  handShown: pileOfNames,
  deck: pileOfNames,
  deckShown: pileOfNames,
  fusionDeck: pileOfNames,
  graveyard: pileOfNames,
  banished: pileOfNames,
  /** The lists compare in order. */
  ordered: flag,
  monsters: v.optional(v.array(seenMonster)),
  spellsTraps: v.optional(v.array(seenSpellTrap)),
  fieldSpell: v.nullish(cardOr(seenSpellTrap)),
  pendulumZones: v.optional(v.array(cardOr(seenPendulum))),
  fusionDeckFaceUp: pileOfNames,
  ...note,
});

const observationKeys = {
  result: v.optional(
    v.nullable(
      v.strictObject({
        winner: v.optional(v.picklist([...PLAYERS, 'draw'])),
        reason: v.optional(v.picklist(RESULTS)),
        card: v.optional(cardReference),
      }),
    ),
  ),
  turn: v.optional(whole),
  turnPlayer: v.optional(player),
  phase: v.optional(v.picklist(PHASES)),
  step: v.optional(v.nullable(v.picklist(BATTLE_STEPS))),
  damageStep: v.optional(v.nullable(v.picklist(DAMAGE_STEPS))),
  prompt: v.optional(
    v.nullable(
      v.strictObject({
        player: v.optional(player),
        kind: v.optional(v.picklist(DECISION_KINDS)),
        window: v.optional(v.string()),
      }),
    ),
  ),
  legal: v.optional(v.array(wantedStep)),
  illegal: v.optional(v.array(wantedStep)),
  chain: v.optional(
    v.array(
      v.strictObject({ link: v.optional(whole), player: v.optional(player), card: v.optional(cardReference), negated: flag }),
    ),
  ),
  events: v.optional(v.array(v.string())),
  players: v.optional(v.strictTuple([seenSeat, seenSeat], 'expected the two players')),
};
const observation = v.strictObject({ ...observationKeys, ...note });

const step = v.variant('do', [
  v.strictObject({
    do: v.picklist(['normalSummon', 'setMonster', 'specialSummon']),
    card: cardReference,
    choose: references,
    zone,
    ...asked,
  }),
  v.strictObject({ do: v.picklist(['flipSummon', 'changePosition']), card: cardReference, choose: references, ...asked }),
  v.strictObject({ do: v.literal('setSpellTrap'), card: cardReference, choose: references, zone, ...asked }),
  v.strictObject({
    do: v.literal('activate'),
    card: cardReference,
    effect: v.optional(count),
    mode: v.optional(count),
    choose: references,
    zone,
    ...asked,
  }),
  v.strictObject({ do: v.literal('pendulumSummon'), choose: references, ...asked }),
  v.strictObject({ do: v.literal('pass'), ...asked }),
  v.strictObject({
    do: v.literal('attack'),
    card: cardReference,
    target: v.optional(attackTarget),
    choose: references,
    ...asked,
  }),
  v.strictObject({ do: v.literal('replay'), target: replayTarget, ...asked }),
  v.strictObject({ do: v.literal('enter'), to: destination, ...asked }),
  v.strictObject({ do: v.literal('endTurn'), ...asked }),
  v.strictObject({ do: v.literal('choose'), cards: v.array(cardReference), ...asked }),
  v.strictObject({ do: v.literal('answer'), value, ...asked }),
  v.strictObject({ do: v.literal('order'), cards: v.array(cardReference), ...asked }),
  v.strictObject({ do: v.literal('object'), to: v.union([v.picklist(OBJECT_TO), cardReference]), ...asked }),
  v.strictObject({ do: v.picklist(['surrender', 'acceptSurrender', 'refuseSurrender']), ...asked }),
  v.strictObject({ do: v.literal('legal'), step: wantedStep, ...looking }),
  v.strictObject({ do: v.literal('illegal'), step: wantedStep, rule: v.optional(v.string()), ...looking }),
  v.strictObject({ do: v.literal('expect'), ...looking, ...observationKeys }),
]);

const priority = v.picklist(PRIORITY_MODES);

/** A win of this turn that somebody looks for: docs/puzzles.md. */
const puzzle = v.strictObject({
  grade: v.pipe(whole, v.minValue(1), v.maxValue(5)),
  hints: v.tuple([both, both], 'expected two hints'),
  solution: v.pipe(v.array(step), v.minLength(1, 'expected a step at least')),
});

const scenario = v.strictObject({
  format: v.literal('duel-scenario/1'),
  game: v.optional(v.literal('duel')),
  id: v.pipe(v.string(), v.minLength(1)),
  title: v.optional(language),
  source: v.optional(v.string()),
  rules: v.optional(v.array(v.string())),
  profile: v.optional(v.picklist(['expert', 'modern', 'vision']), 'expert'),
  seed: v.optional(v.union([v.string(), v.number()], 'expected a text'), '1'),
  turn: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(MOST.turn)), 3),
  turnPlayer: v.optional(player, 0),
  phase: v.optional(v.picklist(PHASES), 'main1'),
  autoPass: v.optional(v.boolean(), true),
  priority: v.optional(
    v.union([priority, v.tuple([priority, priority])], 'expected "strict", "pause", "smooth" or one of them for each player'),
    'strict',
  ),
  coins: v.optional(v.array(v.nullable(v.picklist(COIN_SIDES)))),
  dice: v.optional(v.array(v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(6))))),
  randomCards: v.optional(v.array(cardReference)),
  shuffle: v.optional(v.boolean(), false),
  deal: v.optional(v.boolean(), false),
  players: v.optional(v.strictTuple([seat, seat], 'expected the two players'), [{}, {}]),
  steps: v.optional(v.array(step), []),
  expect: v.optional(observation),
  lesson: v.optional(lessonIn(CHAPTERS)),
  puzzle: v.optional(puzzle),
  ...note,
});

const file = v.pipe(scenario, isToldWhole());

export type Scenario = v.InferOutput<typeof file>;
/** What an author writes: defaults may be left out. */
export type ScenarioInput = v.InferInput<typeof file>;
export type SeatSetUp = v.InferOutput<typeof seat>;
export type MonsterSetUp = v.InferOutput<typeof monster>;
export type PendulumSetUp = Exclude<NonNullable<SeatSetUp['pendulumZones']>[number], string | number>;
export type SpellTrapSetUp = v.InferOutput<typeof spellTrap>;
export type ListedCard = v.InferOutput<typeof listedCard>;
export type Step = v.InferOutput<typeof step>;
export type WantedStep = v.InferOutput<typeof wantedStep>;
export type AnswerStep = Exclude<Step, { do: 'legal' | 'illegal' | 'expect' | (typeof REQUEST_VERBS)[number] }>;
export type RequestStep = Extract<Step, { do: (typeof REQUEST_VERBS)[number] }>;
export type Expected = v.InferOutput<typeof observation>;
export type ExpectedSeat = v.InferOutput<typeof seenSeat>;
export type ExpectedMonster = v.InferOutput<typeof seenMonster>;
export type ExpectedPendulum = v.InferOutput<typeof seenPendulum>;
export type ExpectedSpellTrap = v.InferOutput<typeof seenSpellTrap>;

/** Reads a parsed file. @returns the scenario with all defaults filled in, or all that is wrong. */
export function readScenario(json: unknown): Read<Scenario> {
  const result = v.safeParse(file, json);
  if (result.success) return { ok: true, scenario: result.output };
  return { ok: false, problems: result.issues.map(problemOf) };
}
