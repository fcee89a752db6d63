import { answersCardActivation, negateActivationAndDestroy, trap } from '../../../../engine/duel/api';

/** Negates the activation of an Equip Spell directly below it and destroys that card. */
export default trap(79649195, {
  activate: {
    condition: (q) => answersCardActivation(q, ['spell']) && q.facts(q.respondingTo!.card).subtype === 'equip',
    rule: 'answers-what-its-text-names',
    negatesActivation: true,
    *resolve(e) {
      yield* negateActivationAndDestroy(e);
    },
  },
});
