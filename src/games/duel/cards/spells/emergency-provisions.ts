import { gainLifePoints, sendSpellsTraps, spell } from '../../../../engine/duel/api';

/**
 * Sends other Spells and Traps of the own field to the Graveyard: 1000 Life Points for each. An activated one of them still
 * resolves, if it need not stay.
 */
export default spell(53046408, {
  activate: {
    affectsOnePlayer: true,
    costs: [sendSpellsTraps],
    *resolve(e) {
      yield* gainLifePoints(e, e.player, 1000 * e.paid.length);
    },
  },
});
