import { forbids, ignition, lifePoints, linger, monster } from '../../../../engine/duel/api';

/**
 * Once per turn 800 Life Points keep both players from activating Spells and Traps until the End Phase, even if it has left.
 */
export default monster(11760174, {
  effects: [
    ignition({
      oncePerTurn: true,
      costs: [lifePoints(800)],
      *resolve(e) {
        yield* linger(e, 'hush');
      },
    }),
  ],
  lingering: {
    hush: {
      until: 'endPhase',
      parts: [
        forbids(
          'activateCard',
          'spells-cannot-be-activated',
          (q, { card, asSpell }) => card !== null && (asSpell === true || q.isSpell(card)),
        ),
        forbids('activateCard', 'traps-cannot-be-activated', (q, { card }) => card !== null && q.isTrap(card)),
      ],
    },
  },
});
