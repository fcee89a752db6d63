import type { DuelRun } from '../../engine/duel';
import type { VisionRun } from '../../engine/vision';
import { duel } from '../../games/duel';
import type { PlayedDuel } from '../../games/duel/table';
import { vision } from '../../games/vision';
import type { PlayedVision } from '../../games/vision/table';
import type { GamesOfDesk } from '../game';
import type { SavedGame } from '../keeping/saved-game';
import { replayed } from '../recordings/replayed';

export { duel, vision };

/** A desk whose other game has not been fetched, and one where it is. */
export const DUEL_ALONE: GamesOfDesk = { duel };
export const BOTH: GamesOfDesk = { duel, vision };

export const replayedDuel = (saved: SavedGame, run: DuelRun, hasPast: boolean): PlayedDuel =>
  replayed(duel, saved, { profile: run.duel.state.profile, run }, hasPast) as PlayedDuel;

export const replayedVision = (saved: SavedGame, run: VisionRun, hasPast: boolean): PlayedVision =>
  replayed(vision, saved, { profile: 'vision', run }, hasPast) as PlayedVision;
