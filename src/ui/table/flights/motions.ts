import { zoneAt, type Place, type Seat, type ShownCard, type TableView } from '../../../engine/table';
import type { Aim } from '../field/marks';
import { seatPlace } from '../field/places';
import { passagesBetween, type Passage } from './passages';
import { stopoversIn, type Stopover } from './stopover';
import { toldSince, type Told } from './told-since';
import { cardsOf, showsFace, zonePlace, type Lying, type Whereabouts } from './whereabouts';

/** What a card does on the table between two views: plain data, and nothing in it that the newer view does not show. */
export interface CardMotion {
  /**
   * `move`: from place to place; `turn`: it lies otherwise where it lies; `strike`: it lunges and comes back; `lid`: what lay on
   * top of a pile, until the others have come.
   */
  readonly kind: 'move' | 'turn' | 'strike' | 'lid';
  /** Where it was; absent where it came from nowhere, or is laid anew: it comes to light. */
  readonly from?: Place;
  /** Where it is; of a strike, what it strikes at. Absent where it went nowhere. */
  readonly to?: Place;
  /** The card as the newer view shows it. Absent: a back, whatever it may be. */
  readonly card?: ShownCard;
  /** What it lies in now, and whether across it. */
  readonly lies: Whereabouts['kind'] | 'closed';
  readonly wide: boolean;
  /** It comes to lie across, or upright again. */
  readonly swings: boolean;
  /** Its face comes to light, or is covered, on the way. */
  readonly flips?: 'up' | 'down';
  /** It rests there for a while: a later motion of the same card goes on from there. */
  readonly goesOn?: true;
  /** How many entries of the stack had resolved before it, of those that have resolved since. */
  readonly beat: number;
}

/** A motion and the line of the log that tells of it, by which they are put in order. */
interface Ranked {
  readonly motion: Omit<CardMotion, 'beat'>;
  readonly rank: number;
}

/** The same square, or anywhere in the same hand, pile or lane: what is left there closes up, and that is no move. */
const isSamePlace = (was: Whereabouts, is: Whereabouts, { lane }: Lying): boolean =>
  was.place === is.place || (was.zone === is.zone && (is.kind !== 'row' || lane !== undefined));

function motionOf({ was, is, outOf, into }: Passage, lying: Lying): Ranked['motion'] | null {
  const from = was?.place ?? outOf;
  if (is === null)
    return from === undefined
      ? null
      : { kind: 'move', from, ...(into && { to: into }), lies: 'closed', wide: false, swings: false };
  const isWide = ({ card, kind }: Whereabouts): boolean => kind === 'row' && lying.liesAcross(card);
  const now = { to: is.place, card: is.card, lies: is.kind, wide: isWide(is) };
  const liesOtherwise = was !== null ? isWide(was) !== now.wide : now.wide;
  const swings = liesOtherwise && !lying.laysAnew;
  if (was === null || !isSamePlace(was, is, lying)) {
    const comesToLight = from !== undefined && showsFace(is) && !(was && showsFace(was));
    return { kind: 'move', ...(from && { from }), ...now, swings, ...(comesToLight && { flips: 'up' }) };
  }
  const isTurnedOver = is.kind === 'row' && was.card.faceUp !== is.card.faceUp;
  if (!liesOtherwise && !isTurnedOver) return null;
  if (lying.laysAnew) return { kind: 'turn', ...now, swings };
  return { kind: 'turn', from: was.place, ...now, swings, ...(isTurnedOver && { flips: is.card.faceUp ? 'up' : 'down' }) };
}

/** The way to where it stops, and on from there. */
const inTwo = (motion: Ranked['motion'], { place, came, left }: Stopover): readonly Ranked[] => [
  { motion: { ...motion, to: place, lies: 'row', wide: false, goesOn: true }, rank: came },
  { motion: { ...motion, from: place }, rank: left },
];

/** The line that tells how a card came to where it is: the last one of its way, else the newest with its name. */
function rankOf({ was, is, outOf, into }: Passage, told: readonly Told[]): number {
  const passcode = is?.card.passcode ?? was?.card.passcode;
  const [from, to] = [was?.place ?? outOf, is?.place ?? into];
  let [place, last] = [from, -1];
  told.forEach(({ passcode: name, fromPlace, toPlace }, i) => {
    if (fromPlace !== undefined && fromPlace === place && (name === undefined || name === passcode)) [place, last] = [toPlace, i];
  });
  if (last >= 0) return last;
  const byName = passcode === undefined ? -1 : told.findLastIndex((event) => event.passcode === passcode);
  if (byName >= 0) return byName;
  const isIn = (one: Place | undefined, other: Place | undefined): boolean =>
    one !== undefined && other !== undefined && zonePlace(one) === zonePlace(other);
  const byWay = told.findIndex(({ fromPlace, toPlace }) => isIn(fromPlace, from) && isIn(toPlace, to));
  return byWay >= 0 ? byWay : told.length;
}

/** Whoever attacked lunges, if it is still there to be seen: at the attacked card where it is known, else at the plate. */
function strikesIn(
  { before, after, told, lying }: Readonly<{ before: TableView; after: TableView; told: readonly Told[]; lying: Lying }>,
  aim: Aim | null,
): readonly Ranked[] {
  const inPlay = [...cardsOf(before, lying), ...cardsOf(after, lying)].filter(({ kind, card }) => kind === 'row' && card.faceUp);
  const named = (seat: Seat, passcode: number | undefined): Whereabouts | undefined =>
    passcode === undefined ? undefined : inPlay.find(({ card }) => card.passcode === passcode && card.controller === seat);
  return told.flatMap(({ verb, player, passcode, other }, rank) => {
    const attacker = verb === 'attack' ? named(player, passcode) : undefined;
    const card = attacker && cardsOf(after, lying).find((one) => one.card.key === attacker.card.key)?.card;
    if (!card) return [];
    const from = attacker.place;
    const foe: Seat = player === 0 ? 1 : 0;
    const to = aim?.from === from ? aim.to : (named(foe, other)?.place ?? seatPlace(foe));
    return [{ motion: { kind: 'strike', from, to, card, lies: 'row', wide: false, swings: false }, rank }];
  });
}

/** What lay on top of each pile that cards have come to: nothing, where it was empty. */
function lidsOn(view: TableView, motions: readonly CardMotion[]): readonly CardMotion[] {
  const came = new Map<Place, number>();
  for (const { kind, lies, to } of motions) {
    const pile = kind === 'move' && lies === 'pile' && to !== undefined ? zonePlace(to) : undefined;
    if (pile) came.set(pile, (came.get(pile) ?? 0) + 1);
  }
  return [...came].map(([to, count]) => {
    const card = zoneAt(view, to)?.cards[count];
    return { kind: 'lid', from: to, to, ...(card && { card }), lies: 'pile', wide: false, swings: false, beat: 0 };
  });
}

/**
 * What moved on the table from one view to the next, in the order in which it is told. Nothing, where the second view does not go
 * on from the first: after going back, or in another game. A card is shown as the newer view shows it, so that whoever looks now
 * sees nothing but what lies before them anyway, whoever looked before.
 */
export function motionsBetween(
  before: TableView,
  after: TableView,
  { aim, ...lying }: Lying & { readonly aim: Aim | null },
): readonly CardMotion[] {
  const told = toldSince(before, after);
  if (told === null) return [];
  const ranked: Ranked[] = [...strikesIn({ before, after, told, lying }, aim)];
  const stopOf = stopoversIn(after, told);
  for (const passage of passagesBetween(before, after, told, lying)) {
    const motion = motionOf(passage, lying);
    const stop = motion?.kind === 'move' && motion.from !== undefined ? stopOf(passage) : null;
    if (motion) ranked.push(...(stop ? inTwo(motion, stop) : [{ motion, rank: rankOf(passage, told) }]));
  }
  const resolved = told.flatMap(({ verb }, i) => (verb === 'resolve' ? [i] : []));
  const motions = ranked
    .sort((a, b) => a.rank - b.rank)
    .map(({ motion, rank }) => ({ ...motion, beat: Math.max(0, resolved.filter((line) => line <= rank).length - 1) }));
  return [...lidsOn(after, motions), ...motions];
}
