import { flip, forbids, linger, monster } from '../../../../engine/duel/api';

/** Flip: until the end of the next turn the opponent can activate no Spell Cards. Face-up Continuous Spells work on. */
export default monster(84550200, {
  effects: [
    flip({
      *resolve(e) {
        yield* linger(e, 'jam', { turn: e.turn + 1 });
      },
    }),
  ],
  lingering: {
    jam: {
      until: 'endOfTurn',
      parts: [
        forbids(
          'activateCard',
          'spells-cannot-be-activated',
          (q, { player, card, asSpell }) => player === q.opponent && card !== null && (asSpell === true || q.isSpell(card)),
        ),
      ],
    },
  },
});
