import * as duel from '../engine/duel';
import * as vision from '../engine/vision/words';

/** The words by which kept files name what any game here has. No rule lies behind them. */
export const PHASES = [...duel.PHASES, ...vision.PHASES] as const;
export const WINDOWS = [...duel.WINDOWS, ...vision.WINDOWS] as const;
export const DECISION_KINDS = [...duel.DECISION_KINDS, ...vision.DECISION_KINDS] as const;
export const RESULTS = [...duel.RESULTS, ...vision.RESULTS] as const;
