import { destroy, flip, mandatoryTrigger, monster, returnToHand, target } from '../../../../engine/duel/api';

/**
 * Flip: destroys an opposing monster. Sent from the hand to the Graveyard, also as a cost, it returns another Flip Effect monster
 * to the hand.
 */
export default monster(16226786, {
  effects: [
    flip({
      targets: target((q) => q.monstersOf(q.opponent)),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (q, { from, player }) => from === 'hand' && player === q.player,
      targets: target((q) => q.graveyardOf(q.player).filter((id) => id !== q.self && q.facts(id).subtype === 'flip-effect')),
      *resolve(e) {
        yield* returnToHand(e, e.targets);
      },
    }),
  ],
});
