import { attackedNow, attackerNow, itself, stats, type ContinuousPart } from '../../../../engine/duel/api';
import type { Kind } from './kinds';

/** More ATK in a Damage Step in which it battles a face-up monster of that kind. */
export const strongerAgainst = (kind: Kind, atk: number): ContinuousPart =>
  stats(
    (q, id) => {
      if (!itself(q, id) || q.damageStep === null) return false;
      const [attacker, attacked] = [attackerNow(q), attackedNow(q)];
      const foe = attacker === id ? attacked : attacked === id ? attacker : null;
      return foe !== null && q.isFaceUp(foe) && kind(q, foe);
    },
    { atk },
  );
