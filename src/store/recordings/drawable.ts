import {
  array,
  check,
  custom,
  literal,
  maxLength,
  minLength,
  minValue,
  nonEmpty,
  nullable,
  number,
  object,
  optional,
  partial,
  picklist,
  pipe,
  safeInteger,
  tuple,
  tupleWithRest,
  type GenericSchema,
  type ObjectEntries,
} from 'valibot';
import type { Place, ShownEvent } from '../../engine/table';
import { player } from '../storage/game-words';
import { MOST_LINES, MOST_POSITIONS, name } from '../storage/limits';
import { PUBLIC_FORMAT, PUBLIC_VERSION } from './public-recording';

/** More than any card on a table can have or be asked for: what the page draws one by one stays drawable. */
const MOST_CARDS = 200;

export const count = pipe(number(), safeInteger(), minValue(0));
export const some = <T extends GenericSchema>(each: T) => pipe(array(each), maxLength(MOST_CARDS));

/** A place of a table that has these zones. */
export function placeIn(zones: readonly string[], more = ''): GenericSchema<Place> {
  const form = new RegExp(`^([01]:((${zones.join('|')}):\\d{1,3}${more})|gone)$`, 'u');
  return custom<Place>((text) => typeof text === 'string' && form.test(text), 'a place expected');
}

/** Whoever knows a card knows which one it is. */
export const knownByNumber = <Card extends { readonly known: boolean; readonly passcode?: number | undefined }>() =>
  check<Card, string>((one) => !one.known || one.passcode !== undefined, 'a known card has a passcode');

/** What a file of any game says of an entry of the stack, beside what its own says. */
export const entryParts = (passcode: GenericSchema<number>, place: GenericSchema<Place>) => ({
  number: count,
  player,
  passcode,
  place,
  targets: some(object({ place, passcode: optional(passcode) })),
  state: picklist(['waiting', 'resolving', 'resolved']),
});

/** The words of a game for its public recordings, as they are looked through. */
interface Drawn {
  readonly profile: GenericSchema<unknown, string>;
  readonly line: GenericSchema<unknown, ShownEvent>;
  /** The parts of a position beside the seats, who decides and whose turn it is. */
  readonly position: ObjectEntries;
  readonly seat: ObjectEntries;
}

/** A public recording, whole and drawable: its cards known to the table, its places those of the table. */
export function publicRecordingWith({ profile, line, position, seat }: Drawn) {
  const parts = object({ turn: count, turnPlayer: player, priority: nullable(player), ...position });
  const side = object(seat);
  const named = pipe(name, nonEmpty());
  return pipe(
    object({
      format: literal(PUBLIC_FORMAT),
      version: literal(PUBLIC_VERSION),
      names: tuple([named, named]),
      profile,
      lifePoints: count,
      log: pipe(array(line), maxLength(MOST_LINES)),
      positions: pipe(
        tupleWithRest(
          [object({ ...parts.entries, seats: tuple([side, side]), lines: count })],
          object({
            ...partial(parts).entries,
            seats: optional(tuple([partial(side), partial(side)])),
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
