import { attackedNow, attackerNow, gives, monster, type Scope } from '../../../../engine/duel/api';

const isWeak = (q: Scope): boolean => {
  const [attacker, attacked] = [attackerNow(q), attackedNow(q)];
  const foe = attacker === q.self ? attacked : attacked === q.self ? attacker : null;
  return foe !== null && q.atk(foe) <= 1900;
};

/** No Spell or Trap that does not target it destroys it, nor a battle with a monster of 1900 ATK or less. */
export default monster(50939127, {
  continuous: [
    { kind: 'endures', cards: (q, card, by, targeted) => card === q.self && !targeted && !q.isMonster(by) },
    gives('notDestroyedByBattle', (q, card) => card === q.self && isWeak(q)),
  ],
});
