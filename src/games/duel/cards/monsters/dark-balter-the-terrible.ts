import { answersCardActivation, lifePoints, monster, negateEffect, quick } from '../../../../engine/duel/api';
import { negatesItsVictims } from '../shared/silencing';

const [POSSESSED_DARK_SOUL, FRONTIER_WISEMAN] = [52860176, 38742075];

/**
 * Its Fusion Summon needs exactly its materials. For 1000 Life Points it negates the effect of a Normal Spell activated
 * directly below, either player's. Monsters that it destroys by battle have no effect.
 */
export default monster(80071763, {
  fusion: { materials: [POSSESSED_DARK_SOUL, FRONTIER_WISEMAN], exact: true },
  effects: [
    quick(['monster'], {
      condition: (q) => answersCardActivation(q, ['spell']) && q.facts(q.respondingTo!.card).subtype === 'normal',
      rule: 'answers-what-its-text-names',
      costs: [lifePoints(1000)],
      damageStep: 'negatesEffect',
      negatesActivation: true,
      *resolve(e) {
        yield* negateEffect(e);
      },
    }),
  ],
  continuous: [negatesItsVictims()],
});
