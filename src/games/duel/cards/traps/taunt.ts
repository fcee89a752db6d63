import { forbids, isChosen, linger, target, trap, type Scope } from '../../../../engine/duel/api';

const stands = (q: Scope): boolean => q.monstersOf(q.player).some((id) => isChosen(q, id));

/**
 * In the opponent's Main Phase 1: for that turn the opponent's monsters can attack only the one selected monster, face-up or
 * face-down, as long as it is on the field. They need not attack.
 */
export default trap(90740329, {
  activate: {
    condition: (q) => !q.isMyTurn && q.phase === 'main1',
    rule: 'opponents-main-phase-1-only',
    targets: target((q) => q.monstersOf(q.player)),
    *resolve(e) {
      if (e.target !== null) yield* linger(e, 'taunting', { cards: e.targets });
    },
  },
  lingering: {
    taunting: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [
        forbids(
          'attackTarget',
          'only-that-target',
          (q, { player, card }) => player === q.opponent && stands(q) && !isChosen(q, card),
        ),
        forbids('attackDirectly', 'only-that-target', (q, { player }) => player === q.opponent && stands(q)),
      ],
    },
  },
});
