import {
  chooseCards,
  draw,
  isNormalMonster,
  monster,
  phaseTrigger,
  putAtBottomOfDeck,
  reveal,
  type CardId,
  type Cost,
  type Scope,
} from '../../../../engine/duel/api';

const normalMonsters = (q: Scope): CardId[] => q.handOf(q.player).filter((id) => isNormalMonster(q, id));

const returnNormalMonster: Cost = {
  rule: 'nothing-hidden-fits',
  can: (q) => q.handOf(q.player).length > 0,
  *pay(e) {
    const cards = yield* chooseCards(e, { from: normalMonsters(e), min: 1, max: 1, prompt: 'cost' });
    yield* reveal(e, cards);
    yield* putAtBottomOfDeck(e, cards, 'cost');
  },
};

/** In the own End Phase a Normal Monster of the hand may go to the bottom of the Deck for a draw, if it is still there. */
export default monster(42541548, {
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'own',
      optional: true,
      draws: 'own',
      needsInHand: normalMonsters,
      costs: [returnNormalMonster],
      *resolve(e) {
        if (e.selfIsThere) yield* draw(e, e.player, 1);
      },
    }),
  ],
});
