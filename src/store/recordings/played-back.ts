import type { Viewer } from '../../engine/table';
import type { GameOfTable } from '../../games/game';
import type { GameView } from '../../games/view';
import type { SavedGame } from '../keeping/saved-game';
import type { Pair } from '../seats';

/** Whose eyes a recording is watched with: everybody's, one player's, or both players' together. */
export type Watcher = Viewer | 'both';

/** A recorded game as it is watched: positions from the first decision to the last, and what each watcher may see in them. */
export interface PlayedOf<Profile extends string, View extends GameView> {
  readonly game: GameOfTable;
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
  /** How many answers had been given in each position; nothing where only its public side is known. */
  readonly answers: readonly number[];
  /** How many lines the log has in each position. */
  readonly lines: readonly number[];
  readonly view: (position: number, watcher: Watcher) => View;
  /** What of everybody's view a file keeps. */
  readonly filedView: (position: number) => View;
  /** The duel as it stood in a position, to be played on; null when only its public side is known. */
  readonly takenUpAt: (position: number) => SavedGame | null;
}

export type PlayedBack = PlayedOf<string, GameView>;
