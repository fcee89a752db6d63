import { answersCardActivation, negateActivationAndDestroy, trap } from '../../../../engine/duel/api';

/** In the Battle Phase it negates the activation of the opponent's Trap directly below it and destroys that Trap. */
export default trap(19252988, {
  activate: {
    condition: (q) => q.phase === 'battle' && answersCardActivation(q, ['trap']) && q.respondingTo?.player === q.opponent,
    rule: 'answers-opponents-trap-in-battle',
    negatesActivation: true,
    *resolve(e) {
      yield* negateActivationAndDestroy(e);
    },
  },
});
