import { createContext, useContext } from 'react';
import type { DuelView, Player } from '../../../../engine/duel';
import { partsOf, seatPlace } from '../../../../ui/table/field/places';
import type { Aim } from '../../../../ui/table/field/marks';

const Context = createContext<DuelView | null>(null);

export const DuelViewProvider = Context.Provider;

/** The view with all that only the duel has: for parts of the table that no other game shares. */
export function useDuelView(): DuelView {
  const view = useContext(Context);
  if (!view) throw new Error('DuelViewProvider is missing above this part of the table');
  return view;
}

/** What attacks what: a player attacked directly is aimed at on its plate. */
export function aimOf({ attack }: DuelView): Aim | null {
  if (!attack) return null;
  const other: Player = partsOf(attack.attacker).seat === 0 ? 1 : 0;
  return { from: attack.attacker, to: attack.target === 'direct' ? seatPlace(other) : attack.target };
}
