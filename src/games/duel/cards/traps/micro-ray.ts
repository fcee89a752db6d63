import { isChosen, linger, stats, target, trap } from '../../../../engine/duel/api';

/** The DEF of a face-up monster is 0 until the turn ends. Also in the Damage Step, up to damage calculation. */
export default trap(18190572, {
  activate: {
    damageStep: 'untilCalculation',
    targets: target((q) => q.faceUpMonsters()),
    *resolve(e) {
      if (e.target !== null) yield* linger(e, 'changed', { cards: e.targets });
    },
  },
  lingering: { changed: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { setDef: 0 })] } },
});
