import { mandatoryTrigger, monster, returnToHand, target } from '../../../../engine/duel/api';
import { withstands } from '../shared/withstanding';

/**
 * A battle with a monster of the same ATK does not destroy it. Destroyed and sent to the Graveyard, it returns a monster to
 * the hand.
 */
export default monster(52824910, {
  continuous: [withstands((q, foe) => q.atk(foe) === q.atk(q.self))],
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (_q, { how }) => how === 'destroyed',
      targets: target((q) => q.monsters(), 1, 'toHand'),
      *resolve(e) {
        yield* returnToHand(e, e.targets);
      },
    }),
  ],
});
