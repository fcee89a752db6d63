import { answersCardActivation, monster, negateActivationAndDestroy, quick } from '../../../../engine/duel/api';
import { byTributing } from '../shared/own-procedures';

/**
 * Comes only by two Spellcasters of Level 6 or higher as tributes. It may negate and destroy any Trap directly below, at no
 * cost.
 */
export default monster(88619463, {
  summoning: {
    specialOnly: true,
    onlyBy: 'procedure',
    procedure: byTributing((q, id) => q.race(id) === 'Spellcaster' && q.level(id) >= 6, 2),
  },
  effects: [
    quick(['monster'], {
      condition: (q) => answersCardActivation(q, ['trap']),
      rule: 'answers-trap-activation',
      damageStep: 'any',
      negatesActivation: true,
      *resolve(e) {
        if (e.selfIsThere) yield* negateActivationAndDestroy(e);
      },
    }),
  ],
});
