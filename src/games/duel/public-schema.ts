import {
  array,
  boolean,
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
  strictTuple,
  tuple,
  tupleWithRest,
  union,
  variant,
  type GenericSchema,
  transform,
} from 'valibot';
import type { Place } from '../../engine/table';
import {
  BATTLE_STEPS,
  CAUSES,
  DAMAGE_STEPS,
  DECISION_KINDS,
  DOINGS,
  PAYMENTS,
  PROFILE_IDS,
  PHASES,
  POSITIONS,
  PROMPTS,
  RULES,
  SPELL_SPEEDS,
  VERBS,
  WINDOWS,
  ZONES,
  type Clause,
  type RuleId,
} from '../../engine/duel';
import { amount, MOST_LINES, MOST_POSITIONS, name, word } from '../../store/storage/limits';
import { PUBLIC_FORMAT, PUBLIC_VERSION } from '../../store/recordings/public-recording';
import { passcode, player, result } from '../../store/storage/game-words';

/** More than any card on a table can have or be asked for: what the page draws one by one stays drawable. */
const MOST_CARDS = 200;

const count = pipe(number(), safeInteger(), minValue(0));
const PLACE = new RegExp(`^([01]:(${ZONES.filter((zone) => zone !== 'gone').join('|')}):\\d{1,3}|gone)$`, 'u');
const CLAUSE = new RegExp(`^(\\d{1,2}(\\.\\d{1,2})?|${DOINGS.join('|')})$`, 'u');
const place = custom<Place>((text) => typeof text === 'string' && PLACE.test(text), 'a place expected');
/** Files of before say nothing at all of where a token comes from. */
const placeOrNone = union([
  place,
  pipe(
    literal(''),
    transform((): Place => 'gone'),
  ),
]);
const aimedAt = union([place, literal('direct')]);
const value = union([boolean(), amount, word]);
const some = <T extends GenericSchema>(each: T) => pipe(array(each), maxLength(MOST_CARDS));
const links = some(count);

const card = object({
  place,
  owner: player,
  controller: player,
  faceUp: boolean(),
  position: optional(picklist(POSITIONS)),
  links,
  targetedBy: links,
  attackedThisTurn: boolean(),
  arrivedThisTurn: boolean(),
  equippedTo: optional(place),
  linkedTo: optional(place),
  known: boolean(),
  passcode: optional(passcode),
  atk: optional(amount),
  def: optional(amount),
  level: optional(count),
  scale: optional(count),
  negated: optional(boolean()),
  counters: optional(count),
  leaving: optional(boolean()),
  changes: optional(some(object({ of: picklist(['atk', 'def']), sets: boolean(), amount, passcode: optional(passcode) }))),
});
const shown = pipe(
  card,
  check((one) => !one.known || one.passcode !== undefined, 'a known card has a passcode'),
);
const pile = some(shown);
const row = strictTuple([nullable(shown), nullable(shown), nullable(shown), nullable(shown), nullable(shown)]);
const seat = object({
  lifePoints: count,
  hand: pile,
  deckCount: count,
  fusionDeckCount: count,
  graveyard: pile,
  banished: pile,
  monsters: row,
  spellsTraps: row,
  field: nullable(shown),
  pendulum: optional(strictTuple([nullable(shown), nullable(shown)])),
  fusionDeck: optional(pile),
});
const rule = custom<RuleId>((key) => typeof key === 'string' && Object.hasOwn(RULES, key), 'a rule expected');
const clause = custom<Clause>((key) => typeof key === 'string' && CLAUSE.test(key), 'an effect or doing of a card expected');
/** How it was about to end. Older files do not know, or only which link would have negated it if nothing stopped that one. */
const end = variant('kind', [
  object({ kind: literal('resolves') }),
  object({ kind: literal('saved'), by: count }),
  object({ kind: literal('negated'), by: optional(count) }),
  object({ kind: literal('withoutEffect'), rule, by: optional(count) }),
  object({ kind: literal('unreached'), by: count }),
  object({ kind: literal('open'), decides: picklist(['chance', 'choice', 'hidden']) }),
]);
const link = object({
  number: count,
  player,
  passcode,
  place,
  effect: count,
  clause: optional(clause),
  spellSpeed: picklist(SPELL_SPEEDS),
  costs: some(
    object({
      kind: picklist(PAYMENTS),
      amount: optional(amount),
      passcodes: optional(some(passcode)),
    }),
  ),
  targets: some(object({ place, passcode: optional(passcode) })),
  declared: optional(value),
  state: picklist(['waiting', 'resolving', 'resolved']),
  negated: boolean(),
  end: optional(end),
});
const decision = object({
  player,
  kind: picklist(DECISION_KINDS),
  window: optional(picklist(WINDOWS)),
  prompt: optional(picklist(PROMPTS)),
  asker: optional(object({ passcode, place, clause: optional(clause) })),
  replay: optional(object({ left: some(object({ passcode: optional(passcode) })), joined: some(place) })),
  showsHidden: boolean(),
});
const line = object({
  number: count,
  verb: picklist(VERBS),
  player,
  turn: count,
  passcode: optional(passcode),
  other: optional(passcode),
  from: optional(picklist(ZONES)),
  to: optional(picklist(ZONES)),
  fromPlace: optional(placeOrNone),
  toPlace: optional(placeOrNone),
  cause: optional(picklist(CAUSES)),
  amount: optional(amount),
  lifePoints: optional(amount),
  text: optional(word),
  link: optional(count),
  rule: optional(rule),
  after: optional(count),
});

const parts = {
  turn: count,
  turnPlayer: player,
  phase: picklist(PHASES),
  step: nullable(picklist(BATTLE_STEPS)),
  damageStep: nullable(picklist(DAMAGE_STEPS)),
  chain: some(link),
  attack: nullable(object({ attacker: place, target: aimedAt })),
  priority: nullable(player),
  decision: nullable(decision),
  result: nullable(result),
};
const whole = object({ ...parts, seats: tuple([seat, seat]), lines: count });
const change = object({
  ...partial(object(parts)).entries,
  seats: optional(tuple([partial(seat), partial(seat)])),
  lines: count,
});
const named = pipe(name, nonEmpty());

/** A public recording, whole and drawable: every card of it is known to this table, every place one of the table. */
export const publicRecording = pipe(
  object({
    format: literal(PUBLIC_FORMAT),
    version: literal(PUBLIC_VERSION),
    names: tuple([named, named]),
    // Filed before there was another: the first.
    profile: optional(picklist(PROFILE_IDS), PROFILE_IDS[0]),
    lifePoints: count,
    log: pipe(array(line), maxLength(MOST_LINES)),
    positions: pipe(tupleWithRest([whole], change), minLength(1), maxLength(MOST_POSITIONS)),
  }),
  check(({ log, positions }) => positions.every(({ lines }) => lines <= log.length), 'a position has more lines than the log'),
);
