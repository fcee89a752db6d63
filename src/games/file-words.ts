import { partsOf, placeAt, type Place, type ShownCard, type ShownPile, type ShownZone, type TableView } from '../engine/table';
import type { Filed } from './filing';

/** How one thing of a seat stands in a file, and by which word. */
type SeatWord =
  /** A counter of the seat, or what only this game says of it. */
  | { readonly as: string; readonly from: 'counters' | 'seat' }
  /** How many cards lie in a pile that nobody looks through. */
  | { readonly as: string; readonly sizeOf: string }
  /**
   * The cards of a zone. `lists`: of a row its cells with the empty ones, its cards alone, or the card of its only cell.
   * `beside`: filed only where there is this zone too.
   */
  | {
      readonly as: string;
      readonly zone: string;
      readonly kind: ShownZone['kind'];
      readonly lists?: 'cells' | 'cards' | 'card';
      readonly beside?: string;
    };

/** The words of a game's public recordings. They stay when those of the view change: old files are read for ever. */
export interface FileWords {
  readonly game: string;
  /** What is filed of a position, in this order; `seats` stands among it, and the word for the stack. */
  readonly position: readonly string[];
  readonly stack: string;
  readonly seat: readonly SeatWord[];
  /** What everybody may know of a decision. */
  readonly decision: readonly string[];
  /** Piles in which the place of a card would tell of their order. */
  readonly closed: readonly string[];
}

type Parts = Readonly<Record<string, unknown>>;
type Pair<T> = readonly [T, T];

const both = <From, To>([first, second]: Pair<From>, of: (one: From) => To): Pair<To> => [of(first), of(second)];
function picked(parts: Parts, keys: readonly string[]): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const key of keys) if (parts[key] !== undefined) found[key] = parts[key];
  return found;
}

/** How the views of a game are filed in its words: as everybody may have them, and back. */
export interface Filer<View extends TableView> {
  /**
   * A public view as it may leave the table. What the screen forgets at the next render a file keeps for ever, so it carries
   * less: no keys of cards (which would tell that a card from the hand is the very one that went there), no depth in a Deck
   * (which would tell of its order), nothing that is only to come, and lines of the log numbered as they are told.
   */
  publicly(view: View): View;
  filed(view: View): Filed;
  /** The view that was filed; its log is empty. */
  viewed(file: Filed): View;
}

export function filerOf<View extends TableView>(words: FileWords): Filer<View> {
  const { game, stack, position } = words;
  const filedSeat = once(seatFiler(words));
  return {
    publicly: (view) => publicSide(view, words) as View,
    filed: (view) => {
      const parts = view as unknown as Parts;
      const file: Record<string, unknown> = {};
      for (const key of position)
        file[key] = key === 'seats' ? both(view.seats, filedSeat) : key === stack ? view.stack : parts[key];
      return file as unknown as Filed;
    },
    viewed: (file) => {
      const { seats, [stack]: entries, ...rest } = file as Filed & Parts;
      const shown = {
        ...rest,
        game,
        viewer: 'public',
        seats: both(seats, (seat) => seatOf(words, seat as Parts)),
        stack: entries,
      };
      return { ...shown, log: [] } as unknown as View;
    },
  };
}

function publicSide(view: TableView, { position, decision: told, closed }: FileWords): TableView {
  const at = (place: Place): Place => {
    const { seat, zone } = partsOf(place);
    return closed.includes(zone) ? placeAt(seat, zone, 0) : place;
  };
  const lying = <Part extends { readonly place: Place }>(part: Part): Part => ({ ...part, place: at(part.place) });
  const { decision, log } = view;
  const asker = decision?.asker;
  const shown = decision && picked(decision as unknown as Parts, told);
  if (shown && asker) shown.asker = lying(asker);
  return Object.assign(picked(view as unknown as Parts, position), {
    game: view.game,
    viewer: 'public' as const,
    seats: both(view.seats, withoutKeysOf),
    stack: view.stack.map((entry) => ({ ...lying(entry), targets: entry.targets.map(lying) })),
    decision: shown as TableView['decision'],
    log: linesOf(log, at),
  }) as unknown as TableView;
}

function linesOf<Event extends TableView['log'][number]>(log: readonly Event[], at: (place: Place) => Place): readonly Event[] {
  if (log.length === 0) return log;
  const numbers = new Map(log.map(({ number }, i) => [number, i]));
  return log.map((event, number) => lineOf(event, number, numbers, at));
}

/** Lines that are not told have numbers too: the file counts what it tells. */
function lineOf<Event extends TableView['log'][number]>(
  event: Event,
  number: number,
  numbers: ReadonlyMap<number, number>,
  at: (place: Place) => Place,
): Event {
  const { after, ...rest } = event as Event & { readonly after?: number };
  const places = Object.entries(rest).flatMap(([key, part]) =>
    /place$/iu.test(key) && part !== undefined ? [[key, at(part as Place)]] : [],
  );
  const between = after === undefined ? undefined : numbers.get(after);
  return { ...rest, number, ...Object.fromEntries(places), ...(between !== undefined && { after: between }) } as unknown as Event;
}

/** Of one position after another: what has stayed is told as before. */
function once<From extends object, To>(tell: (from: From) => To): (from: From) => To {
  const told = new WeakMap<From, To>();
  return (from) => {
    if (!told.has(from)) told.set(from, tell(from));
    return told.get(from)!;
  };
}

const keyless = once(withoutKeys);

const withoutKeysOf = once((seat: TableView['seats'][0]): TableView['seats'][0] => ({
  ...seat,
  zones: Object.fromEntries(Object.entries(seat.zones).map(([name, zone]) => [name, keyless(zone)])),
}));

function withoutKeys<Card extends ShownCard>(zone: ShownZone<Card>): ShownZone<Card> {
  const bare = ({ key: _key, carried, ...card }: Card & { readonly carried?: readonly Card[] }): Card =>
    ({ ...card, ...(carried && { carried: carried.map(bare) }) }) as unknown as Card;
  return { ...zone, cards: zone.cards.map((card) => card && bare(card)) } as ShownZone<Card>;
}

const seatFiler =
  ({ seat: words }: FileWords) =>
  (seat: TableView['seats'][0]): Parts =>
    Object.fromEntries(
      words.flatMap((word): readonly (readonly [string, unknown])[] => {
        const { as } = word;
        if ('from' in word) return [[as, word.from === 'seat' ? (seat as unknown as Parts)[as] : seat.counters[as]]];
        if ('sizeOf' in word) return [[as, (seat.zones[word.sizeOf] as ShownPile).size]];
        const { zone, lists = 'cells', beside } = word;
        const there = seat.zones[zone];
        if (there === undefined || (beside !== undefined && seat.zones[beside] === undefined)) return [];
        const { cards } = there;
        return [[as, lists === 'card' ? (cards[0] ?? null) : lists === 'cards' ? cards.filter((card) => card !== null) : cards]];
      }),
    );

function seatOf({ seat: words }: FileWords, filed: Parts): TableView['seats'][0] {
  const zones: Record<string, ShownZone> = {};
  const counters: Record<string, number> = {};
  const own: Record<string, unknown> = {};
  for (const word of words) {
    const { as } = word;
    const part = filed[as];
    if (part === undefined) continue;
    if ('from' in word) (word.from === 'seat' ? own : counters)[as] = part as number;
    else if ('sizeOf' in word) zones[word.sizeOf] = { kind: 'pile', size: part as number, cards: [] };
    else {
      const { zone, kind, lists } = word;
      const cards = (lists === 'card' ? [part] : part) as readonly ShownCard[];
      const before = zones[zone];
      zones[zone] =
        kind === 'pile' ? { kind, size: before?.kind === 'pile' ? before.size : cards.length, cards } : { kind, cards };
    }
  }
  return { zones, counters, ...own };
}
