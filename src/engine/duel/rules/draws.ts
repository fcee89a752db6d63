import type { Duel } from '../model/duel';

/** Whether this turn has a normal draw at all (R417, R492). */
export const drawsNormally = ({ state, profile }: Duel): boolean => state.turn > 1 || profile.firstTurnDraw;
