import { attackedNow, attackerNow, damage, mandatoryTrigger, monster, type Scope } from '../../../../engine/duel/api';

/** It was face-up when the battle was declared. */
const stoodFaceUp = (q: Scope): boolean =>
  attackedNow(q) !== q.self || q.card(q.self).faceUpSince < q.card(attackerNow(q)!).lastAttack;

/**
 * Battle has destroyed it, face-up since before the attack: right after damage calculation whoever did so takes 1000 damage.
 */
export default monster(87340664, {
  effects: [
    mandatoryTrigger({
      on: 'battled',
      when: (q, { foe }) => foe !== undefined && q.card(q.self).battleDestroyed && stoodFaceUp(q),
      *resolve(e) {
        yield* damage(e, e.card(e.event!.foe!).controller, 1000);
      },
    }),
  ],
});
