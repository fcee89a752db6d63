import * as v from 'valibot';
import { DECISION_KINDS, PHASES, PLAYERS, RESULTS, type CardDefinition, type CardPool } from '../../../engine/vision';
import { isToldWhole, lessonIn } from '../../../scenario/lesson-schema';
import { problemOf } from '../../../scenario/problem';
import type { Read } from '../../../scenario/scenario-game';
import { VISION_CHAPTERS } from './chapters';
import { isReference, readReference } from './card-reference';

/**
 * `duel-scenario/1` with `"game": "vision"` as a schema, key by key as `docs/scenario-format.md` describes it. A key that the
 * format does not know is an error; `note`, `comment` and `caption` are free for the author.
 */

/** What a recording can hold of a position: what is more could not be taken up again. */
const MOST = { life: 1_000_000, turn: 1_000_000, pile: 150 } as const;

const note = { note: v.optional(v.unknown()), comment: v.optional(v.unknown()), caption: v.optional(v.unknown()) };
const whole = v.pipe(v.number(), v.integer('expected a whole number'));
const count = v.pipe(whole, v.minValue(0));
const player = v.picklist(PLAYERS);
const flag = v.optional(v.boolean());
const phase = v.picklist(PHASES);
const state = v.picklist(['active', 'sleep']);
const language = v.union(
  [v.string(), v.strictObject({ en: v.optional(v.string()), ja: v.optional(v.string()) })],
  'expected a text or { en, ja }',
);
const pay = v.optional(v.strictObject({ active: v.optional(count), sleep: v.optional(count) }));

/** The verbs that answer a decision. */
export const VERBS = [
  'node',
  'playCard',
  'activate',
  'attack',
  'defend',
  'pass',
  'endTurn',
  'choose',
  'order',
  'answer',
  'graze',
  'mulligan',
] as const;

/** What lies on the field by itself, and not on a character. */
const standsAlone = ({ facts, isCharacter }: CardDefinition): boolean =>
  isCharacter || facts.subtype === 'worldCharm' || facts.subtype === 'equipmentField';

function schemaFor(pool: CardPool) {
  const known = 'expected a card of the list, by English name ("Name", "Name@hand", "Name@1:field:0") or number';
  const card = v.pipe(
    v.union([v.string(), v.number()], known),
    v.check((one) => isReference(pool, one), known),
  );
  const aimed = v.union([v.picklist(['player:0', 'player:1']), card], known);
  const cards = v.optional(v.pipe(v.array(card), v.maxLength(MOST.pile)));
  const targets = v.optional(v.array(aimed));
  /** A card by name, or an object that says more about it. */
  const cardOr = <Schema extends v.GenericSchema, One extends v.GenericSchema = typeof card>(object: Schema, one?: One) =>
    v.lazy((input): Schema | One | typeof card => (typeof input === 'object' ? object : (one ?? card)));

  const node = cardOr(v.strictObject({ card, state: v.optional(state), ...note }));
  /** Which name no card at all is told by `card`. */
  const cardThat = (fits: (definition: CardDefinition) => boolean, expected: string) =>
    v.pipe(
      card,
      v.check((one) => {
        const read = readReference(pool, one);
        return read === undefined || fits(pool.definition(read.passcode)!);
      }, expected),
    );
  const carried = cardThat(({ isCarried }) => isCarried, 'expected an equipment or a charm that characters carry');
  const standing = cardThat(standsAlone, 'expected a character, a world charm or an equipment of the field');
  const setCard = cardOr(v.strictObject({ card: carried, owner: v.optional(player), ...note }), carried);
  const field = cardOr(
    v.strictObject({
      card: standing,
      state: v.optional(state),
      damage: v.optional(count),
      set: v.optional(v.array(setCard)),
      playedThisTurn: flag,
      owner: v.optional(player),
      ...note,
    }),
    standing,
  );
  const seat = v.strictObject({
    life: v.optional(v.pipe(whole, v.minValue(-MOST.life), v.maxValue(MOST.life))),
    hand: cards,
    deck: cards,
    underworld: cards,
    removed: cards,
    nodes: v.optional(
      v.union(
        [v.strictObject({ active: v.optional(count), sleep: v.optional(count), ...note }), v.array(node)],
        'expected { active, sleep } or a list of cards',
      ),
    ),
    field: v.optional(v.array(field)),
    nodeSetUsed: flag,
    characterPlayed: flag,
    dollPlayed: flag,
    worldCharmPlayed: flag,
    ...note,
  });

  const wanted = v.strictObject({
    player: v.optional(player),
    do: v.picklist(VERBS),
    card: v.optional(card),
    mode: v.optional(count),
    effect: v.optional(count),
    choose: targets,
    cards: targets,
    caster: flag,
    pay,
    defend: flag,
    value: flag,
    ...note,
  });
  const when = v.optional(v.strictObject({ phase: v.optional(phase), turn: v.optional(whole), extra: v.optional(v.boolean()) }));
  const asked = { player, when, ...note };
  const looking = { player: v.optional(player), now: flag, when, ...note };

  const seenField = cardOr(
    v.strictObject({
      card: v.optional(card),
      state: v.optional(state),
      damage: v.optional(count),
      attack: v.optional(whole),
      toughness: v.optional(whole),
      set: cards,
      character: v.optional(v.boolean()),
      controller: v.optional(player),
      owner: v.optional(player),
      ...note,
    }),
  );
  const seenSeat = v.strictObject({
    life: v.optional(whole),
    handCount: v.optional(count),
    deckCount: v.optional(count),
    handLimit: v.optional(count),
    hand: cards,
    deck: cards,
    underworld: cards,
    removed: cards,
    nodes: v.optional(v.strictObject({ active: v.optional(count), sleep: v.optional(count), ...note })),
    field: v.optional(v.array(seenField)),
    ...note,
  });
  const observation = {
    result: v.optional(
      v.nullable(
        v.strictObject({ winner: v.optional(v.picklist([...PLAYERS, 'draw'])), reason: v.optional(v.picklist(RESULTS)) }),
      ),
    ),
    turn: v.optional(whole),
    turnPlayer: v.optional(player),
    phase: v.optional(phase),
    extra: v.optional(v.boolean()),
    prompt: v.optional(v.nullable(v.strictObject({ player: v.optional(player), kind: v.optional(v.picklist(DECISION_KINDS)) }))),
    legal: v.optional(v.array(wanted)),
    illegal: v.optional(v.array(wanted)),
    interference: v.optional(
      v.array(
        v.strictObject({
          player: v.optional(player),
          kind: v.optional(v.picklist(['card', 'effect', 'attack', 'defend'])),
          card: v.optional(card),
        }),
      ),
    ),
    events: v.optional(v.array(v.string())),
    players: v.optional(v.strictTuple([seenSeat, seenSeat], 'expected the two players')),
  };

  const step = v.variant('do', [
    v.strictObject({ do: v.picklist(['node', 'attack', 'defend']), card, ...asked }),
    v.strictObject({
      do: v.literal('playCard'),
      card,
      mode: v.optional(count),
      choose: targets,
      caster: flag,
      pay,
      defend: flag,
      ...asked,
    }),
    v.strictObject({ do: v.literal('activate'), card, effect: v.optional(count), choose: targets, pay, ...asked }),
    v.strictObject({ do: v.picklist(['pass', 'endTurn']), ...asked }),
    v.strictObject({ do: v.literal('choose'), cards: v.array(aimed), ...asked }),
    v.strictObject({ do: v.literal('order'), cards: v.array(card), ...asked }),
    v.strictObject({ do: v.literal('answer'), value: v.boolean(), pay, ...asked }),
    v.strictObject({ do: v.picklist(['graze', 'mulligan']), value: v.boolean(), ...asked }),
    v.strictObject({ do: v.literal('legal'), step: wanted, ...looking }),
    v.strictObject({ do: v.literal('illegal'), step: wanted, rule: v.optional(v.string()), ...looking }),
    v.strictObject({ do: v.literal('expect'), ...looking, ...observation }),
  ]);

  const scenario = v.strictObject({
    format: v.literal('duel-scenario/1'),
    game: v.literal('vision'),
    id: v.pipe(v.string(), v.minLength(1)),
    title: v.optional(language),
    source: v.optional(v.string()),
    rules: v.optional(v.array(v.string())),
    seed: v.optional(v.union([v.string(), v.number()], 'expected a text'), '1'),
    shuffle: v.optional(v.boolean(), false),
    deal: v.optional(v.boolean(), false),
    turn: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(MOST.turn)), 3),
    turnPlayer: v.optional(player, 0),
    phase: v.optional(phase, 'main'),
    autoPass: v.optional(v.boolean(), true),
    players: v.optional(v.strictTuple([seat, seat], 'expected the two players'), [{}, {}]),
    steps: v.optional(v.array(step), []),
    expect: v.optional(v.strictObject({ ...observation, ...note })),
    lesson: v.optional(lessonIn(VISION_CHAPTERS)),
    ...note,
  });
  return v.pipe(scenario, isToldWhole());
}

type Schema = ReturnType<typeof schemaFor>;
export type Scenario = v.InferOutput<Schema>;
/** What an author writes: defaults may be left out. */
export type ScenarioInput = v.InferInput<Schema>;
export type SeatSetUp = Scenario['players'][number];
export type Step = Scenario['steps'][number];
/** A step inside `legal` and `illegal`: a key that is left out matches anything. */
export type WantedStep = Extract<Step, { do: 'legal' }>['step'];
export type Expected = NonNullable<Scenario['expect']>;

const schemas = new WeakMap<CardPool, Schema>();

/** Reads a parsed file. @returns the scenario with all defaults filled in, or all that is wrong. */
export function readScenario(pool: CardPool, json: unknown): Read<Scenario> {
  const schema = schemas.get(pool) ?? schemaFor(pool);
  schemas.set(pool, schema);
  const result = v.safeParse(schema, json);
  if (!result.success) return { ok: false, problems: result.issues.map(problemOf) };
  const { deal, phase, turn } = result.output;
  if (deal && (phase !== 'start' || turn !== 1))
    return { ok: false, problems: [{ path: '$.deal', expected: 'expected "phase": "start" and "turn": 1 with it' }] };
  return { ok: true, scenario: result.output };
}
