import type * as duel from '../../engine/duel';
import type { Session } from '../../games/view';

export type { Session } from '../../games/view';

/** The session of a duel, with what only its own table asks. */
export type SessionOfDuel = Session & Pick<duel.DuelSession, 'wishesTo' | 'attackEnd' | 'pendulumSummon' | 'announcements'>;

export const isOfDuel = (session: Session): session is SessionOfDuel => session.game === 'duel';
