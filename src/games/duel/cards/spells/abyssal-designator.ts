import {
  chooseCard,
  declareAttribute,
  declareRace,
  lifePoints,
  reveal,
  sendToGraveyard,
  shuffleDeck,
  spell,
} from '../../../../engine/duel/api';

/**
 * A Type and an Attribute are declared on activation: the opponent sends one such monster, by own choice, from hand or Deck to
 * the Graveyard. Without one hand and Deck are shown (2005).
 */
export default spell(89801755, {
  activate: {
    costs: [lifePoints(1000)],
    *declare(e) {
      const race = yield* declareRace(e);
      return `${yield* declareAttribute(e)} + ${race as string}`;
    },
    *resolve(e) {
      const held = [...e.handOf(e.opponent), ...e.deckOf(e.opponent)];
      const named = held.filter((id) => e.isMonster(id) && `${e.attribute(id)} + ${e.race(id)}` === e.declared);
      const sent = yield* chooseCard(e, { from: named, prompt: 'toGraveyard', player: e.opponent });
      if (sent === undefined) yield* reveal(e, held);
      else yield* sendToGraveyard(e, [sent]);
      yield* shuffleDeck(e, e.opponent);
    },
  },
});
