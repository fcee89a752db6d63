import { declaredAttacker, isChosen, linger, stats, target, trap } from '../../engine/duel/api';

/** A monster that has just declared an attack, on either side, has 700 ATK less until the turn ends. */
export default trap(57882509, {
  activate: {
    condition: (q) => q.declaredAttacker !== null,
    rule: 'attack-declared-only',
    targets: target(declaredAttacker),
    *resolve(e) {
      if (e.target !== null) yield* linger(e, 'weakness', { cards: e.targets });
    },
  },
  lingering: { weakness: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: -700 })] } },
});
