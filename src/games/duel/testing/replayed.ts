import type { DuelRun } from '../../../engine/duel';
import type { SavedGame } from '../../../store/keeping/saved-game';
import { replayed } from '../../../store/recordings/replayed';
import { duel } from '..';
import type { PlayedDuel } from '../table';

export const replayedDuel = (saved: SavedGame, run: DuelRun, hasPast: boolean): PlayedDuel =>
  replayed(duel, saved, { profile: run.duel.state.profile, run }, hasPast) as PlayedDuel;
