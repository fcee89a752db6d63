import { seededRandom, shuffle, type AnyAnswer, type Random, type Seat } from '../engine/kernel';

/** A game under way whose hidden cards can be exchanged. */
export interface ExchangedRun {
  readonly play: { readonly state: { readonly cards: readonly { readonly passcode: number }[]; random: Random } };
  readonly answers: readonly AnyAnswer[];
  readonly restPoint: { readonly at: number };
  fork(count?: number): this;
  save(): object;
  view(viewer: Seat): unknown;
}

/** What the exchange needs to know of a game. */
export interface Exchanging<Run> {
  /** Takes up a recording at its last rest point; undefined where it cannot be. */
  load(recording: object): Run | undefined;
  /** Where a card lies, as views name it. */
  place(run: Run, card: number): string;
  /** Cards of one kind may lie in each other's places. */
  kind(run: Run, card: number): string;
  /** Cards that the seat has seen although they lie hidden. */
  seen(run: Run, seat: Seat): { has(card: number): boolean };
  /** Another run is told what this one has been told. */
  tell(run: Run, other: Run): void;
}

/**
 * The game as it is, and once more with everything else that it could be to the seat: the cards exchanged that its views do not
 * name, and another future. Who knows only what the seat knows cannot tell the two apart. What is hidden is read off the views,
 * not asked of those who deal. Undefined where cards that lie otherwise do not fit what has been answered.
 */
export function exchanged<Run extends ExchangedRun>(
  run: Run,
  seat: Seat,
  seed: string,
  game: Exchanging<Run>,
): readonly [same: Run, other: Run] | undefined {
  const { cards } = run.play.state;
  const { at } = run.restPoint;
  const before = at < run.answers.length ? run.fork(at) : run;
  const known = [namedIn(run.view(seat)), before === run ? new Set<string>() : namedIn(before.view(seat))] as const;
  const seen = game.seen(run, seat);
  const groups = new Map<string, number[]>();
  for (let card = 0; card < cards.length; card++) {
    if (known[0].has(game.place(run, card)) || known[1].has(game.place(before, card)) || seen.has(card)) continue;
    const kind = game.kind(run, card);
    groups.set(kind, [...(groups.get(kind) ?? []), card]);
  }
  const recording = copyOf(run.save());
  const others = recording.rest.state.cards;
  const random = seededRandom(seed);
  for (const group of groups.values()) {
    const passcodes = group.map((card) => cards[card]!.passcode);
    shuffle(random, passcodes);
    group.forEach((card, i) => (others[card]!.passcode = passcodes[i]!));
  }
  const same = game.load(copyOf(run.save()));
  const other = game.load(recording);
  if (same === undefined || other === undefined || other.answers.length !== run.answers.length) return undefined;
  game.tell(run, same);
  game.tell(run, other);
  other.play.state.random = seededRandom(`${seed} and another future`);
  return [same, other];
}

interface OfRest {
  readonly rest: { readonly state: { readonly cards: { passcode: number }[] } };
}
const copyOf = (recording: object): OfRest => JSON.parse(JSON.stringify(recording)) as OfRest;

/** The places of all cards that a view names. */
function namedIn(view: unknown, places = new Set<string>()): Set<string> {
  if (typeof view !== 'object' || view === null) return places;
  const { place, known } = view as { readonly place?: unknown; readonly known?: unknown };
  if (known === true && typeof place === 'string') places.add(place);
  for (const part of Object.values(view)) namedIn(part, places);
  return places;
}
