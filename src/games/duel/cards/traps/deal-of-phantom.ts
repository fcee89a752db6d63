import { isChosen, linger, stats, target, trap } from '../../../../engine/duel/api';

/**
 * A face-up monster has 100 ATK more for each monster in the own Graveyard, until the turn ends. They are counted on
 * activation. Also in the Damage Step, up to damage calculation.
 */
export default trap(69122763, {
  activate: {
    damageStep: 'untilCalculation',
    targets: target((q) => q.faceUpMonsters()),
    // eslint-disable-next-line require-yield -- it is counted, not asked
    *declare(e) {
      return 100 * e.graveyardOf(e.player).filter((id) => e.isMonster(id)).length;
    },
    *resolve(e) {
      if (e.target !== null) yield* linger(e, 'gain', { cards: e.targets, data: { amount: e.declared as number } });
    },
  },
  lingering: { gain: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: (q) => q.data.amount! })] } },
});
