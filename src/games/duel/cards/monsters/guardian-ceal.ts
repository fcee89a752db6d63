import { destroy, ignition, monster, sendFieldCard, target } from '../../../../engine/duel/api';
import { needsItsWeapon } from '../shared/guardian';

/** Needs its bow to be summoned. An Equip Card of its own side that is on it goes to the Graveyard to destroy a monster. */
export default monster(10755153, {
  summoning: needsItsWeapon(95638658),
  effects: [
    ignition({
      costs: [sendFieldCard((q) => q.spellsTrapsOf(q.player).filter((id) => q.card(id).equippedTo === q.self))],
      targets: target((q) => q.monstersOf(q.opponent)),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
