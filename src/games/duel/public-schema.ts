import {
  boolean,
  custom,
  literal,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  strictTuple,
  transform,
  union,
  variant,
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
  SPELL_SPEEDS,
  VERBS,
  WINDOWS,
  ZONES,
  type Clause,
  type RuleId,
} from '../../engine/duel';
import { count, entryParts, knownByNumber, placeIn, publicRecordingWith, some } from '../../store/recordings/drawable';
import { amount, word } from '../../store/storage/limits';
import { passcode, result } from '../../store/keeping/match-words';
import { player } from '../../store/storage/game-words';

const place = placeIn(ZONES.filter((zone) => zone !== 'gone'));
const CLAUSE = new RegExp(`^(\\d{1,2}(\\.\\d{1,2})?|${DOINGS.join('|')})$`, 'u');
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
const shown = pipe(card, knownByNumber());
const pile = some(shown);
const row = strictTuple([nullable(shown), nullable(shown), nullable(shown), nullable(shown), nullable(shown)]);
const seat = {
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
};
const KEY = /^[\w-]{1,80}$/;
/** A key that no rule has any more is told as it stands. */
const rule = custom<RuleId>((key) => typeof key === 'string' && KEY.test(key), 'a rule expected');
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
  ...entryParts(passcode, place),
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
  declared: optional(value),
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

/** A public recording of the duel, whole and drawable. */
export const publicRecording = publicRecordingWith({
  // Filed before there was another: the first.
  profile: optional(picklist(PROFILE_IDS), PROFILE_IDS[0]),
  line,
  seat,
  position: {
    phase: picklist(PHASES),
    step: nullable(picklist(BATTLE_STEPS)),
    damageStep: nullable(picklist(DAMAGE_STEPS)),
    chain: some(link),
    attack: nullable(object({ attacker: place, target: aimedAt })),
    decision: nullable(decision),
    result: nullable(result),
  },
});
