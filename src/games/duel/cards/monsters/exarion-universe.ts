import {
  attackedNow,
  attackerNow,
  gives,
  ignition,
  isChosen,
  linger,
  monster,
  stats,
  type Scope,
} from '../../../../engine/duel/api';

const attacksDefense = (q: Scope): boolean => {
  const attacked = attackedNow(q);
  return attackerNow(q) === q.self && attacked !== null && !q.isInAttackPosition(attacked);
};

/** In the Battle Step in which it attacks a monster in defense position: 400 ATK less and piercing until the End Phase. */
export default monster(63749102, {
  effects: [
    ignition({
      inBattleStep: true,
      oncePerTurn: true,
      condition: attacksDefense,
      rule: 'while-it-battles',
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'lance', { cards: [e.self] });
      },
    }),
  ],
  lingering: {
    lance: {
      until: 'endPhase',
      formerly: 'endOfTurn',
      about: 'cards',
      parts: [stats(isChosen, { atk: -400 }), gives('piercing', isChosen)],
    },
  },
});
