import { attackerNow, forbids, gives, linger, redirectAttack, trap } from '../../../../engine/duel/api';

/**
 * In the opponent's turn: for the rest of it that player's monsters attack directly and nothing else; so does the one that
 * attacks.
 */
export default trap(27744077, {
  activate: {
    condition: (q) => !q.isMyTurn,
    rule: 'opponents-turn-only',
    *resolve(e) {
      yield* linger(e, 'end');
      const attacker = attackerNow(e);
      if (attacker !== null && e.controls(e.opponent, attacker)) yield* redirectAttack(e, 'direct');
    },
  },
  lingering: {
    end: {
      until: 'endOfTurn',
      parts: [
        gives('attacksDirectly', (q, id) => q.controls(q.opponent, id)),
        forbids('attackTarget', 'attacks-only-directly', (q, { by }) => by !== undefined && q.controls(q.opponent, by)),
      ],
    },
  },
});
