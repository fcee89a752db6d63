import { desk } from '../desk/table-store';
import type { SaveProblem } from '../keeping/saved-game';
import { gamesFor, missingFor } from '../recordings/games-for';
import type { PlayedBack } from '../recordings/played-back';
import { publicRecordingOf } from '../recordings/public-recording';
import { readRecordedFile } from '../recordings/recorded-file';
import { usePlayback } from '../watching/playback';
import { packed, unpacked, type PackFault } from './packed';

/** What programs for messages still send whole. What is longer goes as a file. */
export const LONGEST_LINK = 20_000;

/** A position as it stands in an address. */
export interface GameLink {
  readonly detail: string;
  /** Both hands and both Decks are in it, and it can be played on; otherwise only what everybody saw, to be looked at. */
  readonly hasHands: boolean;
}

/**
 * A position as a link. A duel that is over has no secrets any more; of every other one, and of a match that goes on, an address
 * carries only what everybody may know, whoever makes it.
 *
 * @param isPublic no more than that of a duel that is over, either: such a link is much shorter
 */
export async function gameLink(duel: PlayedBack, position: number, isPublic = false): Promise<GameLink> {
  const whole = duel.isOver && !isPublic ? duel.takenUpAt(duel.positions - 1) : null;
  const hasHands = whole !== null && (whole.match === undefined || whole.match.stage.kind === 'over');
  return { detail: await packed(hasHands ? playable(duel, position) : publicly(duel, position)), hasHands };
}

/** The way to the position, to be played on: not what was taken back on it, nor the match around it. */
function playable(duel: PlayedBack, position: number): string {
  const { past: _past, match: _match, ...saved } = duel.takenUpAt(position)!;
  return JSON.stringify(saved);
}

/** What everybody saw there, without the way to it. */
function publicly(duel: PlayedBack, position: number): string {
  const there = { positions: 1, turns: [duel.turns[position]!], filedView: () => duel.filedView(position) };
  return JSON.stringify(publicRecordingOf({ ...duel, ...there }));
}

export type LinkProblem =
  | { readonly kind: 'pack'; readonly fault: PackFault }
  | { readonly kind: 'duel'; readonly problem: SaveProblem }
  | { readonly kind: 'notFetched' };

/** Opens the position of a link, to be looked at; a running duel waits where it is. @returns why it cannot be opened */
export async function openGameLink(detail: string): Promise<LinkProblem | null> {
  const read = await unpacked(detail);
  if (!read.ok) return { kind: 'pack', fault: read.fault };
  const { text } = read;
  const games = await gamesFor(text);
  if (missingFor(text, games).length > 0) return { kind: 'notFetched' };
  const opened = readRecordedFile(games, text);
  if (!opened.ok) return { kind: 'duel', problem: opened.problem };
  desk.trouble(null);
  usePlayback.getState().watch(opened.file.played, 'end');
  return null;
}
