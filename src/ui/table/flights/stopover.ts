import { zoneAt, type Place, type TableView } from '../../../engine/table';
import { pilePlace } from '../field/places';
import type { Passage } from './passages';
import type { Told } from './told-since';
import { zonePlace } from './whereabouts';

/** Where on the field a card lay for a while on its way, and the lines of the log that tell how it came there and left. */
export interface Stopover {
  readonly place: Place;
  readonly came: number;
  readonly left: number;
}

const cameFrom = ({ player, from, fromPlace }: Told): Place | undefined =>
  fromPlace ? zonePlace(fromPlace) : from === undefined ? undefined : pilePlace(player, from);

/**
 * Finds where cards have stopped that came to the field and left it again between two views: a monster that was Special Summoned
 * and destroyed, a Spell Card that was activated and has gone to its pile. Only of a card with a name: of all others nobody can
 * tell which one came and which one left. Each line tells of one card.
 */
export function stopoversIn(view: TableView, told: readonly Told[]): (passage: Passage) => Stopover | null {
  const read = new Set<number>();
  const isField = (place: Place | undefined): place is Place => place !== undefined && zoneAt(view, place)?.kind === 'row';
  return ({ was, is, outOf }) => {
    const from = was?.place ?? outOf;
    const passcode = is?.card.passcode;
    if (from === undefined || passcode === undefined) return null;
    const tells = ({ passcode: name, fromPlace, toPlace }: Told, i: number): boolean =>
      name === passcode && fromPlace !== toPlace && !read.has(i);
    for (let left = told.length - 1; left > 0; left--) {
      const { fromPlace: place, toPlace } = told[left]!;
      if (!tells(told[left]!, left) || !isField(place) || place === from) continue;
      if (toPlace === undefined || zonePlace(toPlace) !== is!.zone) continue;
      const came = told.findLastIndex(
        (one, i) => i < left && tells(one, i) && one.toPlace === place && cameFrom(one) === zonePlace(from),
      );
      if (came < 0) continue;
      read.add(came).add(left);
      return { place, came, left };
    }
    return null;
  };
}
