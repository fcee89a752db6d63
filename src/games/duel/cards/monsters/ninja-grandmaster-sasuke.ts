import { attackedNow, destroy, mandatoryTrigger, monster, type CardId, type Scope } from '../../../../engine/duel/api';

const faceUpDefender = (q: Scope): CardId[] => {
  const attacked = attackedNow(q);
  return attacked !== null && q.card(attacked).zone === 'monster' && q.isFaceUp(attacked) && !q.isInAttackPosition(attacked)
    ? [attacked]
    : [];
};

/** Attacking a face-up monster in defense position, it destroys it at the start of the Damage Step, without damage. */
export default monster(4041838, {
  effects: [
    mandatoryTrigger({
      on: 'meets',
      when: (q) => faceUpDefender(q).length > 0,
      *resolve(e) {
        yield* destroy(e, faceUpDefender(e));
      },
    }),
  ],
});
