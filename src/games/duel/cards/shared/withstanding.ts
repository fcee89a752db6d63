import { attackedNow, attackerNow, gives, type CardId, type ContinuousPart, type Scope } from '../../../../engine/duel/api';

/** The monster that it battles now. */
const foeOf = (q: Scope): CardId | null => {
  const [attacker, attacked] = [attackerNow(q), attackedNow(q)];
  if (attacker === q.self) return attacked;
  return attacked === q.self ? attacker : null;
};

/** A battle with such a monster does not destroy it. Battle damage is as usual. */
export const withstands = (such: (q: Scope, foe: CardId) => boolean): ContinuousPart =>
  gives('notDestroyedByBattle', (q, card) => {
    const foe = card === q.self ? foeOf(q) : null;
    return foe !== null && such(q, foe);
  });
