import { forbids, linger, trap } from '../../../../engine/duel/api';

/**
 * The opponent holds exactly four cards: either the next Draw Phase brings that player no card, or the rest of this turn no
 * Spell or Trap.
 */
export default trap(967928, {
  activate: {
    condition: (q) => q.handOf(q.opponent).length === 4,
    rule: 'hand-sizes',
    modes: [{}, {}],
    *resolve(e) {
      if (e.mode === 0) yield* linger(e, 'noDraw', { turn: e.turn + (e.isMyTurn ? 1 : 2) });
      else yield* linger(e, 'noCards');
    },
  },
  lingering: {
    noDraw: {
      until: 'endOfTurn',
      parts: [
        forbids(
          'draw',
          'draws-locked',
          (q, { player }) => player === q.opponent && q.phase === 'draw' && q.turn === q.lingering!.turn,
        ),
      ],
    },
    noCards: {
      until: 'endOfTurn',
      parts: [
        forbids(
          'activateCard',
          'traps-cannot-be-activated',
          (q, { player, card }) => player === q.opponent && card !== null && q.isTrap(card),
        ),
        forbids(
          'activateCard',
          'spells-cannot-be-activated',
          (q, { player, card }) => player === q.opponent && card !== null && q.isSpell(card),
        ),
      ],
    },
  },
});
