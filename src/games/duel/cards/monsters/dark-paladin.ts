import {
  answersCardActivation,
  discardCards,
  itself,
  monster,
  negateActivationAndDestroy,
  quick,
  stats,
} from '../../../../engine/duel/api';

const DARK_MAGICIAN = 46986414;
const BUSTER_BLADER = 78193831;

/**
 * Can only be Fusion Summoned. For a discarded card it negates the activation of a Spell Card and destroys it, in either turn, if
 * it still stands. 500 ATK more for each face-up Dragon on the field and each Dragon in the Graveyards.
 */
export default monster(98502113, {
  fusion: { materials: [DARK_MAGICIAN, BUSTER_BLADER] },
  summoning: { onlyBy: 'fusion' },
  continuous: [
    stats(itself, {
      atk: (q) =>
        500 *
        [...q.faceUpMonsters(), ...q.graveyardOf(q.player), ...q.graveyardOf(q.opponent)].filter((id) => q.race(id) === 'Dragon')
          .length,
    }),
  ],
  effects: [
    quick(['monster'], {
      condition: (q) => answersCardActivation(q, ['spell']),
      rule: 'answers-spell-activation',
      costs: [discardCards(1)],
      damageStep: 'any',
      negatesActivation: true,
      *resolve(e) {
        if (e.selfIsThere) yield* negateActivationAndDestroy(e);
      },
    }),
  ],
});
