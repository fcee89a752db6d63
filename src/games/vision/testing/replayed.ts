import type { VisionRun } from '../../../engine/vision';
import type { SavedGame } from '../../../store/keeping/saved-game';
import { replayed } from '../../../store/recordings/replayed';
import { vision } from '..';
import type { PlayedVision } from '../table';

export const replayedVision = (saved: SavedGame, run: VisionRun, hasPast: boolean): PlayedVision =>
  replayed(vision, saved, { profile: 'vision', run }, hasPast) as PlayedVision;
