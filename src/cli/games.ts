import type { DuelGame } from '../engine/duel';
import type { VisionGame } from '../engine/vision';
import { duelScenarios } from '../games/duel/scenario';
import { visionScenarios } from '../games/vision/scenario';
import * as scenario from '../scenario';

/** The games with their cards: a file says by its key `game` which of them it is of. */
export interface Games {
  readonly duel: DuelGame;
  readonly vision: VisionGame;
}

/** Plays the text of a scenario file of any of the games. */
export function playText({ duel, vision }: Games, text: string, options?: scenario.PlayOptions): scenario.Outcome<object> {
  const games = new Map([['vision', scenario.playsFilesOf(visionScenarios(vision))]]);
  return scenario.playText(games, scenario.playsFilesOf(duelScenarios(duel)), text, options);
}
