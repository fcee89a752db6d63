import { stepsOf } from '../../kernel/procedure';
import {
  byNumberOfCards,
  cardOf,
  either,
  flag,
  list,
  nullable,
  object,
  oneOf,
  text,
  tuple,
  variant,
  whole,
  type Shape,
} from '../../kernel/shape';
import type { Frame } from '../../kernel/flow-state';
import { VISION_RULES } from '../flow/rules';
import { UPKEEP } from '../flow/due';
import type {
  Delayed,
  Due,
  Entry,
  LastingEffect,
  PlayerState,
  Target,
  VisionCard,
  VisionResult,
  VisionState,
} from '../model/state';
import { ONCE, PHASES, PLAYERS, RESULTS, TIMINGS, ZONES, type CardId } from '../model/vocabulary';

/** No game comes near these; beyond them a position would only keep the table busy. */
export const MOST = { cards: 1000, life: 1_000_000, moments: 1_000_000_000, turns: 1_000_000, listed: 1000 } as const;

const player = oneOf(PLAYERS);
const moment = whole(0, MOST.moments);
const turn = whole(0, MOST.turns);
const word = whole(-2147483648, 4294967295);
const value = whole(-MOST.life, MOST.life);
const timing = oneOf(TIMINGS);

/** The steps of a frame: those of its procedure, or none any more. */
const FRAME_STEPS = Object.fromEntries(
  Object.entries(VISION_RULES.procedures).map(([kind, procedure]) => [kind, [...stepsOf(procedure), '']]),
);

const due = (card: Shape<CardId>): Shape<Due> => object<Due>({ card, player, stay: moment, effect: whole(UPKEEP, 99), timing });

/** What the frames of the kernel hold beside their name and step. */
function frameShape(card: Shape<CardId>): Shape<Frame> {
  const passing = { order: list(player, 2), holder: whole(0, 1), passes: whole(0, 2) };
  const own: Readonly<Record<string, object>> = {
    turn: { node: oneOf([...PHASES, '']), to: nullable(oneOf(PHASES)), resume: nullable(oneOf(PHASES)) },
    window: {
      ...passing,
      window: text(20),
      persistent: flag,
      about: oneOf([null]),
      stacks: moment,
      opened: moment,
      noTriggers: flag,
      said: oneOf([null]),
    },
    stack: passing,
    triggers: { group: whole(0, 9), queue: list(due(card), MOST.listed), timing: nullable(list(due(card), MOST.listed)) },
  };
  return variant<Frame>(
    Object.fromEntries(
      Object.entries(FRAME_STEPS).map(([kind, steps]) => [kind, { at: oneOf(steps), ...(own[kind] ?? {}) }]),
    ) as never,
  );
}

function visionShapeOf(cards: number): Shape<VisionState> {
  const card = cardOf<CardId>(cards);
  const some = list(card, MOST.listed);
  const seat = object<PlayerState>({
    life: value,
    deck: some,
    hand: some,
    nodes: some,
    field: some,
    underworld: some,
    removed: some,
    done: list(oneOf(ONCE), MOST.listed),
  });
  const target = variant<Target>({ card: { card, stay: moment }, player: { player } });
  return object<VisionState>({
    firstPlayer: player,
    phase: oneOf(PHASES),
    extra: flag,
    duringTurnOf: nullable(player),
    players: tuple(seat, seat),
    cards: list(
      object<VisionCard>({
        id: card,
        passcode: moment,
        owner: player,
        zone: oneOf(ZONES),
        controller: player,
        stay: moment,
        asleep: flag,
        damage: moment,
        host: nullable(card),
        carried: some,
        playedIn: turn,
        isMortal: flag,
      }),
      MOST.cards,
    ),
    stack: list(
      object<Entry>({
        player,
        resolved: flag,
        kind: oneOf<Entry['kind']>(['card', 'effect', 'attack', 'defend']),
        card,
        stay: moment,
        targets: list(target, 9),
        mode: whole(0, 99),
        toDefend: flag,
        cancelled: flag,
      }),
      MOST.listed,
    ),
    lasting: list(
      variant<LastingEffect>({
        stats: { card, stay: moment, attack: value, toughness: value, until: text(20), turn },
        barrier: { player, until: text(20), turn },
        darkSide: { until: text(20), turn },
      }),
      MOST.listed,
    ),
    delayed: list(object<Delayed>({ timing, turn, player, card }), MOST.listed),
    used: list(object<VisionState['used'][number]>({ card, stay: moment, effect: whole(0, 99) }), MOST.listed),
    shuffles: flag,
    result: nullable(
      object<VisionResult>({ winner: either(player, oneOf<'draw'>(['draw'])), reason: oneOf(RESULTS) }),
    ) as Shape<VisionResult | null>,
    frames: list(frameShape(card), 100),
    turn,
    turnPlayer: player,
    skips: list(object<VisionState['skips'][number]>({ player, what: oneOf<string>([...PHASES, 'turn']) }), MOST.listed),
    leaving: nullable(oneOf<'node' | 'turn'>(['node', 'turn'])),
    inserted: nullable(oneOf<string>(PHASES)),
    stacks: moment,
    // What has its moment is listed and done at once: nothing waits.
    waiting: list(due(card), 0),
    batch: moment,
    lastBatch: list(object<{ batch: number }>({ batch: moment }), MOST.listed),
    eventCount: moment,
    clock: moment,
    random: tuple(word, word, word, word),
  });
}

/** A state with so many cards. */
export const visionShape = byNumberOfCards(visionShapeOf);
