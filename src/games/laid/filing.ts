import {
  boolean,
  check,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  union,
  type ObjectEntries,
} from 'valibot';
import type { LaidView } from '../../engine/table';
import { count, entryParts, knownByNumber, placeIn, publicRecordingWith, some } from '../../store/recordings/drawable';
import { readingBy } from '../../store/recordings/read-public';
import { player } from '../../store/storage/game-words';
import { amount, word } from '../../store/storage/limits';
import { filerOf, type FileWords } from '../file-words';
import type { Filing } from '../filing';
import type { LaidWords } from '../laid-words';

type Zones = Readonly<Record<string, { readonly kind: 'row' | 'pile' | 'hand'; readonly knownTo: string }>>;

const KINDS = ['priority', 'choose', 'order', 'answer'] as const;

/** How the views of a game whose cards lie in lists are filed, and what must hold of such a file: both follow from its zones. */
export function laidFiling(game: string, zones: Zones, words: LaidWords): Filing<LaidView> {
  const listed = Object.entries(zones);
  const isClosed = (plan: Zones[string]): boolean => plan.kind === 'pile' && plan.knownTo === 'nobody';
  const { counter } = words.figure;
  const seatWords = listed.map(([zone, plan]): FileWords['seat'][number] =>
    isClosed(plan) ? { as: `${zone}Count`, sizeOf: zone } : { as: zone, zone, kind: plan.kind },
  );
  const filer = filerOf<LaidView>({
    game,
    position: ['turn', 'turnPlayer', 'phase', 'seats', 'stack', 'priority', 'decision', 'result'],
    stack: 'stack',
    seat: [{ as: counter, from: 'counters' }, ...seatWords],
    decision: ['player', 'kind', 'window', 'prompt', 'facts', 'asker', 'showsHidden'],
    closed: listed.flatMap(([zone, plan]) => (isClosed(plan) ? [zone] : [])),
  });
  const place = placeIn(Object.keys(zones));
  const passcode = pipe(
    number(),
    check((one) => Object.hasOwn(words.cards, one), 'a card of the game expected'),
  );
  const parts = { place, owner: player, controller: player, faceUp: boolean(), links: some(count), targetedBy: some(count) };
  const card = pipe(object({ ...parts, known: boolean(), passcode: optional(passcode) }), knownByNumber());
  const seat: ObjectEntries = {
    [counter]: amount,
    ...Object.fromEntries(
      listed.map(([zone, plan]) => (isClosed(plan) ? [`${zone}Count`, count] : [zone, some(nullable(card))])),
    ),
  };
  const phase = picklist(Object.keys(words.phases));
  const asks = picklist(Object.keys(words.ask));
  const facts = record(word, union([word, amount, boolean()]));
  const asked = { window: optional(asks), prompt: optional(asks), facts: optional(facts) };
  const decision = object({
    player,
    kind: picklist(KINDS),
    ...asked,
    asker: optional(object({ passcode, place })),
    showsHidden: boolean(),
  });
  const line = object({
    number: count,
    verb: picklist(Object.keys(words.say)),
    player,
    turn: count,
    passcode: optional(passcode),
    amount: optional(amount),
    rule: optional(picklist(Object.keys(words.rules))),
  });
  const schema = publicRecordingWith({
    profile: literal(game),
    line,
    seat,
    position: {
      phase,
      stack: some(object({ ...entryParts(passcode, place), negated: boolean() })),
      decision: nullable(decision),
      result: nullable(object({ winner: picklist([0, 1, 'draw']), reason: picklist(Object.keys(words.ends)) })),
    },
  });
  return { ...filer, read: readingBy(schema) };
}
