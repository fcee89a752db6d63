import type { Player } from '../../../engine/duel';
import {
  cardAt,
  isRow,
  isSameSpot,
  laidCards,
  type Cells,
  type LaidCard,
  type LaidPosition,
  type LaidSeat,
  type Spot,
  type ZoneName,
} from './laid-position';

/** What is laid: a card of the catalogue, or one that lies somewhere already. */
export type Held = { readonly from: 'catalogue'; readonly card: number } | { readonly from: 'table'; readonly spot: Spot };

const withSeat = (position: LaidPosition, player: Player, change: Partial<LaidSeat>): LaidPosition => {
  const [first, second] = position.seats;
  const seats = player === 0 ? ([{ ...first, ...change }, second] as const) : ([first, { ...second, ...change }] as const);
  return { ...position, seats };
};

export const changeSeat = (position: LaidPosition, player: Player, change: Partial<Omit<LaidSeat, 'zones'>>): LaidPosition =>
  withSeat(position, player, change);

const withZone = (position: LaidPosition, player: Player, zone: ZoneName, cells: Cells): LaidPosition =>
  withSeat(position, player, { zones: { ...position.seats[player].zones, [zone]: cells } });

/** Empties a cell of a row, or takes a card out of its pile. */
function without(position: LaidPosition, { seat, zone, index }: Spot): LaidPosition {
  const cells = position.seats[seat].zones[zone];
  return withZone(position, seat, zone, isRow(zone) ? cells.with(index, null) : cells.toSpliced(index, 1));
}

/** Fills a cell of a row, or puts a card into a pile at a place; what lay in the cell is gone. */
function withCard(position: LaidPosition, { seat, zone, index }: Spot, laid: LaidCard): LaidPosition {
  const cells = position.seats[seat].zones[zone];
  if (isRow(zone)) return index < cells.length ? withZone(position, seat, zone, cells.with(index, laid)) : position;
  return withZone(position, seat, zone, cells.toSpliced(Math.min(index, cells.length), 0, laid));
}

/** What of a card goes along to another zone: on the field of the same kind all of it, elsewhere its name and its owner. */
function inZone(laid: LaidCard, from: Spot, to: Spot): LaidCard {
  if (isRow(to.zone) && to.zone === from.zone) return { ...laid, ...ownedAcross(laid, from.seat, to.seat) };
  return { card: laid.card };
}

/** Whoever lays a card on the other side of the field gives its control, and its owner stays. */
function ownedAcross({ owner }: LaidCard, from: Player, to: Player): Pick<LaidCard, 'owner'> {
  const whose = owner ?? from;
  return whose === to ? {} : { owner: whose };
}

/** Whatever was tied to a card follows it, or lets go where it has gone (`to` null) or has left the Monster Zones. */
function retied(position: LaidPosition, moved: readonly (readonly [from: Spot, to: Spot | null])[]): LaidPosition {
  let next = position;
  const where = (spot: Spot | undefined): Spot | undefined => {
    const move = moved.find(([from]) => isSameSpot(from, spot));
    if (!move) return spot;
    return move[1]?.zone === 'monster' ? move[1] : undefined;
  };
  for (const { spot, laid } of [...laidCards(position)]) {
    if (!laid.equippedTo && !laid.linkedTo) continue;
    const { equippedTo, linkedTo, ...rest } = laid;
    const [equipped, linked] = [where(equippedTo), where(linkedTo)];
    if (equipped === equippedTo && linked === linkedTo) continue;
    next = replaced(next, spot, { ...rest, ...(equipped && { equippedTo: equipped }), ...(linked && { linkedTo: linked }) });
  }
  return next;
}

const replaced = (position: LaidPosition, { seat, zone, index }: Spot, laid: LaidCard): LaidPosition =>
  withZone(position, seat, zone, position.seats[seat].zones[zone].with(index, laid));

/** Nothing stands in for a Deck in which cards lie. */
const deckIsLaid = (position: LaidPosition, { seat, zone }: Spot): LaidPosition =>
  zone === 'deck' ? withSeat(position, seat, { hasStandIns: false }) : position;

/**
 * Lays a card. A card that comes from elsewhere on the field changes places with what lies in the cell; one of the catalogue
 * takes the place of it.
 */
export function lay(position: LaidPosition, held: Held, to: Spot): LaidPosition {
  if (held.from === 'catalogue') {
    const instead = isRow(to.zone) && cardAt(position, to) ? retied(position, [[to, null]]) : position;
    return deckIsLaid(withCard(instead, to, { card: held.card }), to);
  }
  const from = held.spot;
  const laid = cardAt(position, from);
  if (!laid || isSameSpot(from, to)) return position;
  const other = isRow(to.zone) ? cardAt(position, to) : null;
  if (other && isRow(from.zone)) {
    const swapped = replaced(replaced(position, to, inZone(laid, from, to)), from, inZone(other, to, from));
    return retied(swapped, [
      [from, to],
      [to, from],
    ]);
  }
  const moves = [[from, to] as const, ...(other ? [[to, null] as const] : [])];
  const moved = retied(position, moves);
  const taken = without(moved, from);
  return deckIsLaid(withCard(taken, to, inZone(laid, from, to)), to);
}

/** Takes a card away. */
export const takeAway = (position: LaidPosition, spot: Spot): LaidPosition =>
  without(isRow(spot.zone) ? retied(position, [[spot, null]]) : position, spot);

/** Changes how a card lies. What is set to undefined is as usual again. */
export function changeCard(
  position: LaidPosition,
  spot: Spot,
  change: { readonly [Key in keyof LaidCard]?: LaidCard[Key] | undefined },
): LaidPosition {
  const laid = cardAt(position, spot);
  if (!laid) return position;
  const next = Object.fromEntries(Object.entries({ ...laid, ...change }).filter(([, value]) => value !== undefined));
  return replaced(position, spot, { ...next, card: change.card ?? laid.card });
}

/** Where a card goes if only its zone is said: the lowest free cell, the top of a pile; null when the row is full. */
export function freeSpot(position: LaidPosition, seat: Player, zone: ZoneName): Spot | null {
  if (!isRow(zone)) return { seat, zone, index: 0 };
  const index = position.seats[seat].zones[zone].indexOf(null);
  return index < 0 ? null : { seat, zone, index };
}
