import { answersCardActivation, monster, negateActivationAndDestroy, quick, tributeSelf } from '../../../../engine/duel/api';

/**
 * In the opponent's turn, tributed: negates the activation of the opponent's Spell directly below it in the chain and destroys
 * that Spell.
 */
export default monster(71466592, {
  effects: [
    quick(['monster'], {
      condition: (q) => !q.isMyTurn && q.respondingTo?.player === q.opponent && answersCardActivation(q, ['spell']),
      rule: 'answers-spell-activation',
      costs: [tributeSelf],
      negatesActivation: true,
      *resolve(e) {
        yield* negateActivationAndDestroy(e);
      },
    }),
  ],
});
