import { itself, monster, negateEffect, quick, stats } from '../../../../engine/duel/api';
import { byTributing } from '../shared/own-procedures';

const BLUE_EYES_ULTIMATE_DRAGON = 23995346;

/**
 * Comes only for a Blue-Eyes Ultimate Dragon. 300 ATK more for each Dragon of the own Graveyard. Whatever targets it, it may
 * negate, at no cost.
 */
export default monster(53347303, {
  summoning: {
    specialOnly: true,
    onlyBy: 'procedure',
    procedure: byTributing((q, id) => q.isNamed(id, BLUE_EYES_ULTIMATE_DRAGON)),
  },
  continuous: [stats(itself, { atk: (q) => 300 * q.graveyardOf(q.player).filter((id) => q.race(id) === 'Dragon').length })],
  effects: [
    quick(['monster'], {
      condition: (q) => q.respondingTo?.targets.some(({ card }) => card === q.self) === true,
      rule: 'answers-what-its-text-names',
      damageStep: 'negatesEffect',
      negatesActivation: true,
      *resolve(e) {
        yield* negateEffect(e);
      },
    }),
  ],
});
