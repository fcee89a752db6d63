import {
  attackedNow,
  attackerNow,
  itself,
  stats,
  type CardId,
  type ContinuousPart,
  type Scope,
} from '../../../../engine/duel/api';
import type { Kind } from './kinds';

/** The monster that this one battles now; null for none. */
export const foeOf = (q: Scope): CardId | null => {
  const [attacker, attacked] = [attackerNow(q), attackedNow(q)];
  if (attacker === q.self) return attacked;
  return attacked === q.self ? attacker : null;
};

const facesKind = (q: Scope, kind: Kind): boolean => {
  const foe = foeOf(q);
  return foe !== null && q.isFaceUp(foe) && kind(q, foe);
};

/** More ATK in a Damage Step in which it battles a face-up monster of that kind. */
export const strongerAgainst = (kind: Kind, atk: number): ContinuousPart =>
  stats((q, id) => itself(q, id) && q.damageStep !== null && facesKind(q, kind), { atk });

/** More ATK and DEF against such a monster, but only while damage is calculated. */
export const strongerInCalculation = (kind: Kind, change: { readonly atk?: number; readonly def?: number }): ContinuousPart =>
  stats((q, id) => itself(q, id) && q.damageStep === 'calculation' && facesKind(q, kind), change);
