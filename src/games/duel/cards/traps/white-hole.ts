import { isChosen, linger, trap, type CardId } from '../../../../engine/duel/api';

const DARK_HOLE = 53129443;

/** Chained to the opponent's Dark Hole: it does not destroy the own monsters. */
export default trap(43487744, {
  activate: {
    condition: (q) => {
      const below = q.respondingTo;
      return below !== undefined && below.player === q.opponent && q.isNamed(below.card, DARK_HOLE) && q.isCardActivation(below);
    },
    rule: 'answers-what-its-text-names',
    // eslint-disable-next-line require-yield -- it is known, not asked
    *declare(e) {
      return e.respondingTo!.card;
    },
    *resolve(e) {
      const darkHole = e.declared as CardId;
      yield* linger(e, 'saved', { cards: [darkHole] });
    },
  },
  lingering: {
    saved: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [
        {
          kind: 'endures',
          cards: (q, card, by) => isChosen(q, by) && q.controls(q.lingering!.player, card) && q.card(card).zone === 'monster',
        },
      ],
    },
  },
});
