import { isChosen, linger, stats, target, trap } from '../../../../engine/duel/api';

/** A face-up monster has 500 DEF more until the turn ends. Also in the Damage Step, up to damage calculation. */
export default trap(44209392, {
  activate: {
    damageStep: 'untilCalculation',
    targets: target((q) => q.faceUpMonsters()),
    *resolve(e) {
      if (e.target !== null) yield* linger(e, 'changed', { cards: e.targets });
    },
  },
  lingering: { changed: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { def: 500 })] } },
});
