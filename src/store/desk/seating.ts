import { boolean, fallback, object, parse, picklist } from 'valibot';
import { create } from 'zustand';
import type { Seat as Player } from '../../engine/table';
import type { Table } from './table';
import { readShelf, writeShelf } from '../storage/shelf';

/**
 * How the two sit at the screen. `flip`: side by side, the acting player's half is always the near one. `fixed`: seat 1 is
 * near and seat 2 far, and nothing moves. `facing`: a tablet lies flat between them, the far half turned round.
 */
export const SEATINGS = ['flip', 'fixed', 'facing'] as const;
export type Seating = (typeof SEATINGS)[number];

interface SeatingStore {
  readonly seating: Seating;
  /** In the fixed layout: the seats have changed sides by hand. */
  readonly isTurned: boolean;
  readonly sit: (seating: Seating) => void;
  readonly turn: () => void;
}

const SHELF = 'kusari.seating';
const schema = object({ seating: fallback(picklist(SEATINGS), 'flip'), isTurned: fallback(boolean(), false) });

function kept(): Pick<SeatingStore, 'seating' | 'isTurned'> {
  try {
    return parse(schema, JSON.parse(readShelf(SHELF) ?? '{}'));
  } catch {
    return parse(schema, {});
  }
}

/** Where the players sit belongs to the room, not to a duel: the browser keeps it from one duel to the next. */
export const useSeating = create<SeatingStore>()((set, get) => {
  const keep = (change: Partial<Pick<SeatingStore, 'seating' | 'isTurned'>>): void => {
    set(change);
    const { seating, isTurned } = get();
    writeShelf(SHELF, JSON.stringify({ seating, isTurned }));
  };
  return {
    ...kept(),
    sit: (seating) => keep({ seating }),
    turn: () => {
      if (get().seating === 'fixed') keep({ isTurned: !get().isTurned });
    },
  };
});

/**
 * Who sits at the near edge now: the only person, wherever that is. Behind a curtain, and where nobody's own cards are shown, it
 * is the turn player.
 */
export function nearSeat(
  { seating, isTurned }: Pick<SeatingStore, 'seating' | 'isTurned'>,
  { viewer, secrecy, view, review, alone }: Pick<Table, 'viewer' | 'secrecy' | 'view' | 'review' | 'alone'>,
): Player {
  if (alone !== null) return alone === 'nobody' ? 0 : alone;
  if (seating === 'facing') return 0;
  if (seating === 'fixed') return isTurned ? 1 : 0;
  const isHandedOver = secrecy === 'curtain' || secrecy === 'public';
  return isHandedOver && viewer !== 'public' ? viewer : (review?.turnPlayerNow ?? view.turnPlayer);
}
