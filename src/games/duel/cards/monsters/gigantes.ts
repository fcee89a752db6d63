import { destroy, monster } from '../../../../engine/duel/api';
import { comesForBanished } from '../shared/banished-for';
import { onceDestroyedByBattle } from '../shared/battle-triggers';
import { ofAttribute } from '../shared/kinds';

/** Comes for an EARTH monster of the own Graveyard. Destroyed by battle, it destroys all Spells and Traps on the field. */
export default monster(47606319, {
  summoning: comesForBanished(1, ofAttribute('EARTH')),
  effects: [
    onceDestroyedByBattle(function* (e) {
      yield* destroy(e, e.spellsTraps());
    }),
  ],
});
