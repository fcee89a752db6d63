import type { DuelTable } from '../../table';
import type { DuelView, Player } from '../../../../engine/duel';
import { partsOf, seatPlace } from '../../../../ui/table/field/places';
import type { Aim } from '../../../../ui/table/field/marks';
import { useScene } from '../../../../ui/table/dock/scene';

/** The view with all that only the duel has: for parts of the table that no other game shares. */
export const useDuelView = (): DuelView => useScene<DuelTable>().table.view;

/** What attacks what: a player attacked directly is aimed at on its plate. */
export function aimOf({ attack }: DuelView): Aim | null {
  if (!attack) return null;
  const other: Player = partsOf(attack.attacker).seat === 0 ? 1 : 0;
  return { from: attack.attacker, to: attack.target === 'direct' ? seatPlace(other) : attack.target };
}
