import { attackedNow, attackerNow, destroy, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** A defender with 2000 DEF or more that it attacks is destroyed right before damage calculation, once it lies face-up. */
export default monster(19612721, {
  effects: [
    mandatoryTrigger({
      on: 'faces',
      when: (q, { foe }) => attackerNow(q) === q.self && !q.isInAttackPosition(foe!) && q.def(foe!) >= 2000,
      *resolve(e) {
        const { foe } = e.event!;
        if (attackedNow(e) === foe) yield* destroy(e, [foe!]);
      },
    }),
  ],
});
