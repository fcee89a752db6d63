import { destroy, discardCards, ignition, monster, target } from '../../../../engine/duel/api';
import { joinedOnField } from '../shared/joined';

const MATERIALS = [65622692, 64500000];

/**
 * Comes by removing Y-Dragon Head and Z-Metal Tank on the own field from play.
 * Any number of times a discard destroys one face-down monster your opponent controls.
 */
export default monster(25119460, {
  fusion: { materials: MATERIALS },
  summoning: joinedOnField(...MATERIALS),
  effects: [
    ignition({
      costs: [discardCards(1)],
      targets: target((q) => q.monstersOf(q.opponent).filter((id) => q.isFaceDown(id))),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
