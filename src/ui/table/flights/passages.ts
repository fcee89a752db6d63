import type { Place, TableView } from '../../../engine/table';
import type { Told } from './told-since';
import { cardsOf, closedPiles, zonePlace, type Lying, type Whereabouts } from './whereabouts';

/** A card that was in one place and is in another, or in the same one. Without an end it came from nowhere, or went there. */
export interface Passage {
  readonly was: Whereabouts | null;
  readonly is: Whereabouts | null;
  /** The closed pile that it came out of, or went into. */
  readonly outOf?: Place;
  readonly into?: Place;
}

/** An end of a passage that is still looked for: a card, or one of the closed cards of a pile. */
interface End {
  readonly card: Whereabouts | null;
  readonly zone: Place;
  readonly kind: Whereabouts['kind'] | 'closed';
}

/** Where a card that comes to such a place most likely was. */
const CAME_FROM: Readonly<Record<End['kind'], readonly End['kind'][]>> = {
  hand: ['closed', 'row', 'pile', 'hand', 'hung'],
  row: ['hand', 'row', 'closed', 'pile', 'hung'],
  hung: ['hand', 'row', 'closed', 'pile', 'hung'],
  pile: ['row', 'hand', 'hung', 'closed', 'pile'],
  closed: ['row', 'hand', 'hung', 'pile', 'closed'],
};

const endOf = (card: Whereabouts): End => ({ card, zone: card.zone, kind: card.kind });
const seatOf = (zone: Place): string => zone.charAt(0);

/** Two cards that both are known are one card only by their key. */
const mayBeOne = (was: End, is: End): boolean => !(was.card?.card.known === true && is.card?.card.known === true);

function passage(was: End | null, is: End | null): Passage {
  return {
    was: was?.card ?? null,
    is: is?.card ?? null,
    ...(was?.kind === 'closed' && { outOf: was.zone }),
    ...(is?.kind === 'closed' && { into: is.zone }),
  };
}

/** The closed piles that have fewer cards, and those that have more, once for each card. */
function closedEnds(before: TableView, after: TableView): { readonly left: readonly End[]; readonly came: readonly End[] } {
  const now = closedPiles(after);
  const left: End[] = [];
  const came: End[] = [];
  for (const [zone, size] of closedPiles(before)) {
    const by = (now.get(zone) ?? 0) - size;
    for (let i = 0; i < Math.abs(by); i++) (by < 0 ? left : came).push({ card: null, zone, kind: 'closed' });
  }
  return { left, came };
}

/** Takes the pairs that make one card out of two lists. `search` finds for what came what left. */
function pairsBy(left: End[], came: End[], search: (is: End) => End | undefined): readonly Passage[] {
  const pairs: Passage[] = [];
  for (const is of [...came]) {
    const was = search(is);
    if (!was) continue;
    left.splice(left.indexOf(was), 1);
    came.splice(came.indexOf(is), 1);
    pairs.push(passage(was, is));
  }
  return pairs;
}

/** Squares in which a card lies before and after: the same one, unless both are known and are two. */
const inTheirSquares = (left: End[], came: End[]): readonly Passage[] =>
  pairsBy(left, came, (is) =>
    is.kind === 'hand' || is.card === null
      ? undefined
      : left.find((was) => was.card?.place === is.card?.place && mayBeOne(was, is)),
  );

/** The line that tells how a card came: the first one with its name, else one that brought a card to where it lies. */
function lineOf(is: End, told: readonly Told[], read: ReadonlySet<Told>): Told | undefined {
  const passcode = is.card?.card.passcode;
  return told.find((event) => {
    if (read.has(event) || event.fromPlace === undefined || event.toPlace === undefined) return false;
    if (passcode !== undefined) return event.passcode === passcode;
    return is.kind === 'row' ? event.toPlace === is.card?.place : zonePlace(event.toPlace) === is.zone;
  });
}

/** What the log tells of. In a hand the cards that came are the last ones. */
function asTold(left: End[], came: End[], told: readonly Told[]): readonly Passage[] {
  const read = new Set<Told>();
  const broughtTo = (zone: Place): number =>
    told.filter(({ toPlace }) => toPlace !== undefined && zonePlace(toPlace) === zone).length;
  return pairsBy(left, came, (is) => {
    if (is.kind === 'hand') {
      const held = came.filter(({ zone }) => zone === is.zone);
      if (held.indexOf(is) < held.length - broughtTo(is.zone)) return undefined;
    }
    const line = lineOf(is, told, read);
    if (!line) return undefined;
    const from = line.fromPlace!;
    const was =
      left.find((one) => one.card?.place === from && mayBeOne(one, is)) ??
      left.find((one) => one.kind !== 'row' && one.zone === zonePlace(from) && mayBeOne(one, is));
    if (was) read.add(line);
    return was;
  });
}

/** As many cards of a hand as there are before and after have stayed in it. */
const heldOn = (left: End[], came: End[]): readonly Passage[] =>
  pairsBy(left, came, (is) => (is.kind === 'hand' ? left.find((was) => was.zone === is.zone && mayBeOne(was, is)) : undefined));

/** What no line tells of: the likeliest place, first of the same seat. */
const asLikely = (left: End[], came: End[]): readonly Passage[] =>
  pairsBy(
    left,
    came,
    (is) =>
      left
        .filter((was) => mayBeOne(was, is))
        .sort(
          (a, b) =>
            Number(seatOf(a.zone) !== seatOf(is.zone)) - Number(seatOf(b.zone) !== seatOf(is.zone)) ||
            CAME_FROM[is.kind].indexOf(a.kind) - CAME_FROM[is.kind].indexOf(b.kind),
        )[0],
  );

/**
 * Where the cards of one view are in the next one, as far as its viewer can tell: known cards by their keys, all others by what
 * is gone here and has come there.
 */
export function passagesBetween(before: TableView, after: TableView, told: readonly Told[], lying: Lying): readonly Passage[] {
  const closed = closedEnds(before, after);
  const left = [...cardsOf(before, lying).map(endOf), ...closed.left];
  const came = [...cardsOf(after, lying).map(endOf), ...closed.came];
  const keyOf = (end: End): string | undefined => end.card?.card.key;
  return [
    ...pairsBy(left, came, (is) => (keyOf(is) === undefined ? undefined : left.find((was) => keyOf(was) === keyOf(is)))),
    ...inTheirSquares(left, came),
    ...asTold(left, came, told),
    ...heldOn(left, came),
    ...asLikely(left, came),
    ...came.filter(({ kind }) => kind === 'row').map((one) => passage(null, one)),
    ...left.filter(({ kind }) => kind === 'row').map((one) => passage(one, null)),
  ];
}
