import { destroy, discardCards, ignition, monster, target } from '../../../../engine/duel/api';
import { joinedOnField } from '../shared/joined';

const MATERIALS = [62651957, 65622692];

/**
 * Comes by removing X-Head Cannon and Y-Dragon Head on the own field from play.
 * Any number of times a discard destroys one face-up Spell or Trap your opponent controls.
 */
export default monster(2111707, {
  fusion: { materials: MATERIALS },
  summoning: joinedOnField(...MATERIALS),
  effects: [
    ignition({
      costs: [discardCards(1)],
      targets: target((q) => q.spellsTrapsOf(q.opponent).filter((id) => q.isFaceUp(id))),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
