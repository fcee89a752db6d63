import {
  array,
  boolean,
  check,
  custom,
  literal,
  maxLength,
  minLength,
  nonEmpty,
  nullable,
  number,
  object,
  optional,
  partial,
  picklist,
  pipe,
  safeInteger,
  minValue,
  tuple,
  tupleWithRest,
  type GenericSchema,
} from 'valibot';
import type { Place } from '../../engine/table';
import { DECISION_KINDS, EVENTS, ONCE, PHASES, PROMPTS, RESULTS, WINDOWS, ZONES } from '../../engine/vision/words';
import { amount, MOST_LINES, MOST_POSITIONS, name } from '../../store/storage/limits';
import { player } from '../../store/storage/game-words';
import { PUBLIC_FORMAT, PUBLIC_VERSION } from '../../store/recordings/public-recording';

/** More than any card on a table can have or be asked for: what the page draws one by one stays drawable. */
const MOST_CARDS = 200;

const count = pipe(number(), safeInteger(), minValue(0));
const PLACE = new RegExp(`^([01]:((${ZONES.join('|')}):\\d{1,3}|seat)|gone)$`, 'u');
const place = custom<Place>((text) => typeof text === 'string' && PLACE.test(text), 'a place expected');
const some = <T extends GenericSchema>(each: T) => pipe(array(each), maxLength(MOST_CARDS));

/** A public recording of VISION, whole and drawable: every card of it `isCard`, every place one of the table. */
export function publicRecordingOf(isCard: (passcode: number) => boolean) {
  const passcode = pipe(number(), check(isCard, 'a card of VISION expected'));
  const parts = {
    place,
    owner: player,
    controller: player,
    faceUp: boolean(),
    links: some(count),
    targetedBy: some(count),
    asleep: boolean(),
    known: boolean(),
    passcode: optional(passcode),
    isCharacter: optional(boolean()),
    damage: optional(count),
    attack: optional(amount),
    toughness: optional(amount),
    cost: optional(count),
    arrivedThisTurn: optional(boolean()),
  };
  const faceless = 'a known card has a passcode';
  // What is set on a card has nothing set on it.
  const set = pipe(
    object({ ...parts, carried: optional(tuple([])) }),
    check((one) => !one.known || one.passcode !== undefined, faceless),
  );
  const card = pipe(
    object({ ...parts, carried: optional(some(set)) }),
    check((one) => !one.known || one.passcode !== undefined, faceless),
  );
  const seat = object({
    life: amount,
    handLimit: count,
    done: some(picklist(ONCE)),
    hand: some(card),
    deckCount: count,
    field: some(card),
    nodes: some(card),
    play: some(card),
    underworld: some(card),
    removed: some(card),
  });
  const entry = object({
    number: count,
    player,
    kind: picklist(['card', 'effect', 'attack', 'defend']),
    passcode,
    place,
    targets: some(object({ place, passcode: optional(passcode) })),
    state: picklist(['waiting', 'resolving', 'resolved']),
    negated: boolean(),
    mode: count,
    toDefend: boolean(),
  });
  const decision = object({
    player,
    kind: picklist(DECISION_KINDS),
    isOpen: boolean(),
    window: optional(picklist(WINDOWS)),
    prompt: optional(picklist(PROMPTS)),
    amount: optional(amount),
    asker: optional(object({ passcode, place })),
    showsHidden: boolean(),
  });
  const line = object({
    number: count,
    verb: picklist(EVENTS),
    player,
    turn: count,
    passcode: optional(passcode),
    place: optional(place),
    amount: optional(amount),
    paid: optional(tuple([count, count])),
    phase: optional(picklist(PHASES)),
    mode: optional(count),
    reason: optional(picklist([...RESULTS, ...RESULTS.map((reason) => `draw ${reason}` as const)])),
  });
  const position = {
    turn: count,
    turnPlayer: player,
    phase: picklist(PHASES),
    extra: boolean(),
    interference: some(entry),
    priority: nullable(player),
    decision: nullable(decision),
    result: nullable(object({ winner: picklist([0, 1, 'draw']), reason: picklist(RESULTS) })),
  };
  const named = pipe(name, nonEmpty());
  return pipe(
    object({
      format: literal(PUBLIC_FORMAT),
      version: literal(PUBLIC_VERSION),
      names: tuple([named, named]),
      profile: literal('vision'),
      lifePoints: count,
      log: pipe(array(line), maxLength(MOST_LINES)),
      positions: pipe(
        tupleWithRest(
          [object({ ...position, seats: tuple([seat, seat]), lines: count })],
          object({
            ...partial(object(position)).entries,
            seats: optional(tuple([partial(seat), partial(seat)])),
            lines: count,
          }),
        ),
        minLength(1),
        maxLength(MOST_POSITIONS),
      ),
    }),
    check(({ log, positions }) => positions.every(({ lines }) => lines <= log.length), 'a position has more lines than the log'),
  );
}
