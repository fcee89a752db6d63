import { answersCardActivation, draw, negateEffect, spell } from '../../../../engine/duel/api';

const POT_OF_GREED = 55144522;

/** Negates the effect of a Pot of Greed directly below it, whoever activated it, and draws a card. */
export default spell(33784505, {
  activate: {
    draws: 'own',
    condition: (q) => answersCardActivation(q, ['spell']) && q.isNamed(q.respondingTo!.card, POT_OF_GREED),
    rule: 'answers-what-its-text-names',
    negatesActivation: true,
    *resolve(e) {
      yield* negateEffect(e);
      yield* draw(e, e.player, 1);
    },
  },
});
