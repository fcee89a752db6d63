import type { DuelView, ProfileId } from '../../engine/duel';
import type { Viewer } from '../../engine/table';
import type { VisionProfile, VisionView } from '../../engine/vision';
import type { SavedGame } from '../keeping/saved-game';
import type { Pair } from '../seats';

/** Whose eyes a recording is watched with: everybody's, one player's, or both players' together. */
export type Watcher = Viewer | 'both';

/** A recorded game as it is watched: positions from the first decision to the last, and what each watcher may see in them. */
interface Played<Profile, View> {
  readonly names: Pair<string>;
  /** The rule set that it was played by. */
  readonly profile: Profile;
  readonly lifePoints: number;
  /** Who decided with which deck is known only to a recording with hands. */
  readonly decks: Pair<string> | null;
  /** Only what everybody may know was recorded: there is one way to watch it, and it cannot be played on. */
  readonly isPublic: boolean;
  /** The recording ends with the end of the duel, which has no secrets any more. */
  readonly isOver: boolean;
  /** At least one. */
  readonly positions: number;
  /** The turn that each position belongs to. */
  readonly turns: readonly number[];
  /** How many lines the log has in each position. */
  readonly lines: readonly number[];
  readonly view: (position: number, watcher: Watcher) => View;
  /** The duel as it stood in a position, to be played on; null when only its public side is known. */
  readonly takenUpAt: (position: number) => SavedGame | null;
}

export type PlayedDuel = Played<ProfileId, DuelView>;
export type PlayedVision = Played<VisionProfile, VisionView>;
export type PlayedBack = PlayedDuel | PlayedVision;

export const isPlayedVision = (played: PlayedBack): played is PlayedVision => played.profile === 'vision';
