import {
  answersCardActivation,
  battles,
  monster,
  negateActivationAndDestroy,
  quick,
  tributeSelf,
  type Scope,
} from '../../../../engine/duel/api';

const fights = (q: Scope): boolean => q.damageStep !== null && battles(q);

/**
 * Tributed in either turn, though not in the Damage Step of its own battle, it negates the activation of a Trap of the opponent
 * and destroys that.
 */
export default monster(13026402, {
  effects: [
    quick(['monster'], {
      condition: (q) => answersCardActivation(q, ['trap']) && q.respondingTo?.player === q.opponent && !fights(q),
      rule: 'answers-trap-activation',
      costs: [tributeSelf],
      negatesActivation: true,
      *resolve(e) {
        yield* negateActivationAndDestroy(e);
      },
    }),
  ],
});
