import { declareKind, reveal, sendHandAndField, setLifePoints, spell } from '../../../../engine/duel/api';

/**
 * For the whole hand and field: if the kind of the top card of the own Deck is called right, both players' Life Points change
 * places.
 */
export default spell(5990062, {
  activate: {
    costs: [sendHandAndField],
    *resolve(e) {
      const top = e.deckOf(e.player).slice(-1);
      if (top.length === 0) return;
      const call = yield* declareKind(e);
      yield* reveal(e, top);
      if (e.facts(top[0]!).kind === call) yield* setLifePoints(e, [e.lifePoints(1), e.lifePoints(0)]);
    },
  },
});
