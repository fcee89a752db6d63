import type * as duel from '../../engine/duel';
import type * as any from '../../games/view';

/** What only the table of the duel asks of its session. */
type OfDuelAlone = Pick<duel.DuelSession, 'wishesTo' | 'attackEnd' | 'pendulumSummon' | 'announcements'>;

/** What the table needs of a running game. */
export interface Session extends any.Session, Partial<OfDuelAlone> {
  at(answers: number): Session;
}
