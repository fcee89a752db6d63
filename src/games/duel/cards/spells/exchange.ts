import { chooseCard, giveToOtherHand, reveal, spell } from '../../../../engine/duel/api';

/**
 * Both hands are shown, and each player takes a card of the other one's. It stays its owner's, wherever it goes from there.
 */
export default spell(5556668, {
  activate: {
    condition: (q) => q.handOf(q.opponent).length > 0 && q.handOf(q.player).some((id) => id !== q.self),
    rule: 'hand-sizes',
    *resolve(e) {
      const [own, theirs] = [e.handOf(e.player), e.handOf(e.opponent)];
      yield* reveal(e, [...own, ...theirs]);
      const taken = yield* chooseCard(e, { from: theirs, prompt: 'toHand' });
      const given = yield* chooseCard(e, { player: e.opponent, from: own, prompt: 'toHand' });
      if (taken !== undefined && given !== undefined) yield* giveToOtherHand(e, [taken, given]);
    },
  },
});
