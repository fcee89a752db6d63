import type { DuelView, LinkView, SeatView, ViewCard } from '../../engine/duel';

/** A seat in the words of a public recording, which stay when those of the view change: old files are read for ever. */
export interface FiledSeat {
  readonly lifePoints: number;
  readonly hand: readonly ViewCard[];
  readonly deckCount: number;
  readonly fusionDeckCount: number;
  readonly graveyard: readonly ViewCard[];
  readonly banished: readonly ViewCard[];
  readonly monsters: readonly (ViewCard | null)[];
  readonly spellsTraps: readonly (ViewCard | null)[];
  readonly field: ViewCard | null;
  /** Where there are Pendulum Zones: they, and the face-up cards of the extra deck. */
  readonly pendulum?: readonly (ViewCard | null)[];
  readonly fusionDeck?: readonly ViewCard[];
}

/** What everybody sees at one position, but for the log, which a file has only once. */
export type FiledView = Omit<DuelView, 'game' | 'viewer' | 'log' | 'seats' | 'stack'> & {
  readonly chain: readonly LinkView[];
  readonly seats: readonly [FiledSeat, FiledSeat];
};

export function filedView({ seats, stack, ...view }: DuelView): FiledView {
  const { turn, turnPlayer, phase, step, damageStep, attack, priority, decision, result } = view;
  return {
    turn,
    turnPlayer,
    phase,
    step,
    damageStep,
    seats: [filedSeat(seats[0]), filedSeat(seats[1])],
    chain: stack,
    attack,
    priority,
    decision,
    result,
  };
}

function filedSeat({ zones, counters }: SeatView): FiledSeat {
  return {
    lifePoints: counters.lifePoints,
    hand: zones.hand.cards,
    deckCount: zones.deck.size,
    fusionDeckCount: zones.fusionDeck.size,
    graveyard: zones.graveyard.cards,
    banished: zones.banished.cards,
    monsters: zones.monster.cards,
    spellsTraps: zones.spellTrap.cards,
    field: zones.field.cards[0] ?? null,
    ...(zones.pendulum && { pendulum: zones.pendulum.cards, fusionDeck: zones.fusionDeck.cards }),
  };
}

/** The view that was filed; its log is empty. */
export function viewFiled({ chain, seats, ...rest }: FiledView): DuelView {
  return { ...rest, game: 'duel', viewer: 'public', seats: [seatFiled(seats[0]), seatFiled(seats[1])], stack: chain, log: [] };
}

function seatFiled(seat: FiledSeat): SeatView {
  return {
    zones: {
      monster: { kind: 'row', cards: seat.monsters },
      spellTrap: { kind: 'row', cards: seat.spellsTraps },
      field: { kind: 'row', cards: [seat.field] },
      ...(seat.pendulum && { pendulum: { kind: 'row', cards: seat.pendulum } }),
      hand: { kind: 'hand', cards: seat.hand },
      deck: { kind: 'pile', size: seat.deckCount, cards: [] },
      fusionDeck: { kind: 'pile', size: seat.fusionDeckCount, cards: seat.fusionDeck ?? [] },
      graveyard: { kind: 'pile', size: seat.graveyard.length, cards: seat.graveyard },
      banished: { kind: 'pile', size: seat.banished.length, cards: seat.banished },
    },
    counters: { lifePoints: seat.lifePoints },
  };
}
