import type { EntryView, SeatView, ViewCard, VisionView } from '../../engine/vision';

/** A seat in the words of a public recording, which stay when those of the view change. */
export interface FiledSeat {
  readonly life: number;
  readonly handLimit: number;
  readonly done: SeatView['done'];
  readonly hand: readonly ViewCard[];
  readonly deckCount: number;
  readonly field: readonly ViewCard[];
  readonly nodes: readonly ViewCard[];
  readonly play: readonly ViewCard[];
  readonly underworld: readonly ViewCard[];
  readonly removed: readonly ViewCard[];
}

/** What everybody sees at one position, but for the log, which a file has only once. */
export type FiledView = Omit<VisionView, 'game' | 'viewer' | 'log' | 'seats' | 'stack'> & {
  readonly interference: readonly EntryView[];
  readonly seats: readonly [FiledSeat, FiledSeat];
};

const lying = (cards: readonly (ViewCard | null)[]): readonly ViewCard[] => cards.flatMap((card) => card ?? []);

const filedSeat = ({ zones, counters, done }: SeatView): FiledSeat => ({
  life: counters.life,
  handLimit: counters.handLimit,
  done,
  hand: zones.hand.cards,
  deckCount: zones.deck.size,
  field: lying(zones.field.cards),
  nodes: lying(zones.node.cards),
  play: lying(zones.play.cards),
  underworld: zones.underworld.cards,
  removed: zones.removed.cards,
});

export const filedView = ({ seats, stack, ...view }: VisionView): FiledView => {
  const { turn, turnPlayer, phase, extra, priority, decision, result } = view;
  return {
    turn,
    turnPlayer,
    phase,
    extra,
    seats: [filedSeat(seats[0]), filedSeat(seats[1])],
    interference: stack,
    priority,
    decision,
    result,
  };
};

const seatFiled = (seat: FiledSeat): SeatView => ({
  zones: {
    field: { kind: 'row', cards: seat.field },
    node: { kind: 'row', cards: seat.nodes },
    play: { kind: 'row', cards: seat.play },
    hand: { kind: 'hand', cards: seat.hand },
    deck: { kind: 'pile', size: seat.deckCount, cards: [] },
    underworld: { kind: 'pile', size: seat.underworld.length, cards: seat.underworld },
    removed: { kind: 'pile', size: seat.removed.length, cards: seat.removed },
  },
  counters: { life: seat.life, handLimit: seat.handLimit },
  done: seat.done,
});

/** The view that was filed; its log is empty. */
export const viewFiled = ({ interference, seats, ...rest }: FiledView): VisionView => ({
  ...rest,
  game: 'vision',
  viewer: 'public',
  seats: [seatFiled(seats[0]), seatFiled(seats[1])],
  stack: interference,
  log: [],
});
