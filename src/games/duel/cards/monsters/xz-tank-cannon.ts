import { destroy, discardCards, ignition, monster, target } from '../../../../engine/duel/api';
import { joinedOnField } from '../shared/joined';

const MATERIALS = [62651957, 64500000];

/**
 * Comes by removing X-Head Cannon and Z-Metal Tank on the own field from play.
 * Any number of times a discard destroys one Set Spell or Trap your opponent controls.
 */
export default monster(99724761, {
  fusion: { materials: MATERIALS },
  summoning: joinedOnField(...MATERIALS),
  effects: [
    ignition({
      costs: [discardCards(1)],
      targets: target((q) => q.spellsTrapsOf(q.opponent).filter((id) => q.isFaceDown(id))),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
