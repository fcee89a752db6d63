import { isChosen, linger, stats, target, trap } from '../../../../engine/duel/api';

/** A face-up monster has 500 ATK more until the turn ends. Also in the Damage Step, up to damage calculation. */
export default trap(17814387, {
  activate: {
    damageStep: 'untilCalculation',
    targets: target((q) => q.faceUpMonsters()),
    *resolve(e) {
      if (e.target !== null) yield* linger(e, 'boost', { cards: e.targets });
    },
  },
  lingering: { boost: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: 500 })] } },
});
