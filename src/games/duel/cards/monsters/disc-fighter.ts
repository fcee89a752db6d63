import {
  attackedNow,
  attackerNow,
  destroy,
  mandatoryTrigger,
  monster,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const isHighWall = (q: Scope, id: CardId): boolean => !q.isInAttackPosition(id) && q.def(id) >= 2000;

/**
 * A defender with 2000 DEF or more, then and on resolution, that it attacks is destroyed right before damage calculation, once it
 * lies face-up.
 */
export default monster(19612721, {
  effects: [
    mandatoryTrigger({
      on: 'faces',
      when: (q, { foe }) => attackerNow(q) === q.self && isHighWall(q, foe!),
      *resolve(e) {
        const { foe } = e.event!;
        if (attackedNow(e) === foe && isHighWall(e, foe!)) yield* destroy(e, [foe!]);
      },
    }),
  ],
});
