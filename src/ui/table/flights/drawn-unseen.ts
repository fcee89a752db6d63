import type { TableView } from '../../../engine/table';
import { pilePlace } from '../field/places';
import type { CardMotion } from './motions';

/** The newest line of the log that the own view of each seat has shown. */
export type SeenLines = readonly [number, number];

const newestLine = ({ log }: TableView): number => log.at(-1)?.number ?? -1;

/**
 * What the player who looks now has drawn before this moment and since it looked last: behind the curtain, or as a back like all
 * the others. It flies from the Deck once more, for its owner alone; nothing else of that time is told again. What has left the
 * hand by now has been seen to leave it.
 */
export function drawnUnseen(before: TableView, after: TableView, seen: SeenLines): readonly CardMotion[] {
  const { viewer } = after;
  if (viewer === 'public') return [];
  const [since, until] = [seen[viewer], newestLine(before)];
  if (since >= until) return [];
  const drawn = after.log.filter(({ number, verb, player }) => number > since && verb === 'draw' && player === viewer);
  const held = Object.values(after.seats[viewer].zones).flatMap((zone) => (zone.kind === 'hand' ? zone.cards : []));
  const from = pilePlace(viewer, 'deck');
  // In a hand the cards that came are the last ones, and what comes at this moment is told anyway.
  const came = drawn.toReversed().flatMap(({ number, passcode }): readonly CardMotion[] => {
    const at = passcode === undefined ? -1 : held.findLastIndex((card) => card.passcode === passcode);
    const [card] = at < 0 ? [] : held.splice(at, 1);
    if (!card || number > until) return [];
    return [{ kind: 'move', from, to: card.place, card, lies: 'hand', wide: false, swings: false, flips: 'up', beat: 0 }];
  });
  return came.toReversed();
}
