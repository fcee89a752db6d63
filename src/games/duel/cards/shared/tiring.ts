import { forbids, isChosen, linger, putInDefensePosition, type CardCode } from '../../../../engine/duel/api';

/**
 * Having attacked, it is put in defense position at the end of that Battle Phase and cannot be changed by hand until the end of
 * its controller's next turn. Turned face-down it forgets that.
 */
export const tiresByAttack = {
  inBattle: {
    afterAttack: {
      when: 'endOfBattlePhase',
      *run(e) {
        yield* putInDefensePosition(e, [e.self]);
        yield* linger(e, 'tired', { cards: [e.self], turn: e.turn + 2 });
      },
    },
  },
  lingering: {
    tired: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [forbids('changePosition', 'position-locked', (q, { card }) => isChosen(q, card))],
    },
  },
} satisfies Partial<CardCode>;
