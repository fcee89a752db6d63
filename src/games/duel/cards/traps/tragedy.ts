import { destroy, happened, trap } from '../../../../engine/duel/api';

/**
 * A monster of the opponent has just been turned from attack to face-up defense position: all that player's monsters in defense
 * position are destroyed.
 */
export default trap(35686187, {
  activate: {
    condition: (q) =>
      happened(
        q,
        'position',
        ({ card, position }) => position === 'defense' && q.controls(q.opponent, card!) && q.card(card!).zone === 'monster',
      ).length > 0,
    rule: 'right-after-its-event',
    *resolve(e) {
      yield* destroy(
        e,
        e.monstersOf(e.opponent).filter((id) => !e.isInAttackPosition(id)),
      );
    },
  },
});
