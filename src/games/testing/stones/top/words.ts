import * as usual from '../../../words';
import { WORDS } from '../words';

export { DAMAGE_STEPS, DECISION_KINDS, STEPS, WINDOWS } from '../../../words';

/** The words by which kept files name what any game has, where the game of stones is taken up. */
export const PHASES: readonly string[] = [...usual.PHASES, ...Object.keys(WORDS.phases)];
export const RESULTS: readonly string[] = [...usual.RESULTS, ...Object.keys(WORDS.ends)];
