import * as duel from '../engine/duel/words';
import * as vision from '../engine/vision/words';

/** What each game has in words, without its rules. */
const GAMES = [duel, vision] as const;

/** The words by which kept files name what any game here has. */
export const PHASES = GAMES.flatMap((game) => game.PHASES);
export const WINDOWS = GAMES.flatMap((game) => game.WINDOWS);
export const DECISION_KINDS = GAMES.flatMap((game) => game.DECISION_KINDS);
export const RESULTS = GAMES.flatMap((game) => game.RESULTS);

/** The parts of a phase, and those of a part of one, where a game has such. */
export { BATTLE_STEPS as STEPS, DAMAGE_STEPS } from '../engine/duel/words';
