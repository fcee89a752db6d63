import { chooseCards, discard, draw, reveal, spell } from '../../../../engine/duel/api';

/** Both players see the other's hand and discard a card of it, at the same time; then both draw. */
export default spell(16435215, {
  activate: {
    draws: 'both',
    condition: (q) => q.handOf(q.opponent).length > 0 && q.handOf(q.player).some((id) => id !== q.self),
    rule: 'hand-sizes',
    *resolve(e) {
      const [own, theirs] = [e.handOf(e.player), e.handOf(e.opponent)];
      if (own.length === 0 || theirs.length === 0) return;
      yield* reveal(e, [...own, ...theirs]);
      const discarded = [
        ...(yield* chooseCards(e, { from: theirs, min: 1, max: 1, prompt: 'discard' })),
        ...(yield* chooseCards(e, { player: e.opponent, from: own, min: 1, max: 1, prompt: 'discard' })),
      ];
      yield* discard(e, discarded);
      yield* draw(e, 'both', 1);
    },
  },
});
