import type { PlayerState } from './duel-state';
import type { CardId, Zone } from './vocabulary';

/** Zones in which one card lies each; null: none does. */
export type Zones = (CardId | null)[];

export type Row = 'monster' | 'spellTrap';

const NO_ZONES: Zones = [];
const NONE_CLOSED: readonly number[] = [];

/** The Pendulum Zones of a side: none in a duel without them. */
export const pendulumZones = (side: PlayerState): Zones => side.pendulum?.zones ?? NO_ZONES;

export const rowOf = (side: PlayerState, row: Row | 'pendulum'): Zones =>
  row === 'monster' ? side.monsters : row === 'spellTrap' ? side.spellsTraps : pendulumZones(side);

/** Where a card is in play. */
export const isFieldZone = (zone: Zone): boolean =>
  zone === 'monster' || zone === 'spellTrap' || zone === 'field' || zone === 'pendulum';

/** Every card on that side of the field, by zones. */
export const onSide = (side: PlayerState): CardId[] =>
  [...side.monsters, ...side.spellsTraps, side.field, ...pendulumZones(side)].filter((id) => id !== null);

/** The cards that lie there and fit, in order. */
export function cardsIn(zones: Zones, fits: (id: CardId) => boolean): CardId[] {
  const found: CardId[] = [];
  for (const id of zones) if (id !== null && fits(id)) found.push(id);
  return found;
}

/** Neither filled by a card nor closed. */
export const isFree = (side: PlayerState, row: Row | 'pendulum', slot: number): boolean =>
  rowOf(side, row)[slot] === null && (row === 'pendulum' || !side.closed[row].includes(slot));

/** The lowest free zone; null when there is none. */
export function firstFree(side: PlayerState, row: Row | 'pendulum'): number | null {
  const zones = rowOf(side, row);
  const closed = row === 'pendulum' ? NONE_CLOSED : row === 'monster' ? side.closed.monster : side.closed.spellTrap;
  for (let slot = 0; slot < zones.length; slot++)
    if (zones[slot] === null && (closed.length === 0 || !closed.includes(slot))) return slot;
  return null;
}

/** How many may be used. */
export function freeZones(side: PlayerState, row: Row): number {
  let free = 0;
  for (let slot = 0; slot < rowOf(side, row).length; slot++) if (isFree(side, row, slot)) free += 1;
  return free;
}

export const hasFree = (side: PlayerState, row: Row | 'pendulum'): boolean => firstFree(side, row) !== null;

/** Keeps an empty zone from being used. */
export function closeZone(side: PlayerState, row: Row, slot: number): void {
  side.closed[row].push(slot);
  side.closed[row].sort((a, b) => a - b);
}

export function reopenZone(side: PlayerState, row: Row, slot: number): void {
  side.closed[row] = side.closed[row].filter((one) => one !== slot);
}
