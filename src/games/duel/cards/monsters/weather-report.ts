import { destroy, flip, linger, monster } from '../../../../engine/duel/api';

const SWORDS = 72302403;

/**
 * Flip: destroys the opponent's face-up Swords of Revealing Light. If it did, two Battle Phases this turn, or in the next own
 * turn.
 */
export default monster(72053645, {
  effects: [
    flip({
      *resolve(e) {
        const destroyed = yield* destroy(
          e,
          e.spellsTrapsOf(e.opponent).filter((id) => e.isFaceUp(id) && e.isNamed(id, SWORDS)),
        );
        if (destroyed.length > 0) yield* linger(e, 'again', { turn: e.isMyTurn ? e.turn : e.turn + 1 });
      },
    }),
  ],
  lingering: { again: { until: 'endOfTurn', extraBattlePhase: true } },
});
