import { isChosen, linger, spell, stats, target } from '../../../../engine/duel/api';

/** A face-up monster has 700 DEF more until the turn ends. Also in the Damage Step, up to damage calculation. */
export default spell(16430187, {
  activate: {
    damageStep: 'untilCalculation',
    targets: target((q) => q.faceUpMonsters()),
    *resolve(e) {
      if (e.target !== null) yield* linger(e, 'boost', { cards: e.targets });
    },
  },
  lingering: { boost: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { def: 700 })] } },
});
