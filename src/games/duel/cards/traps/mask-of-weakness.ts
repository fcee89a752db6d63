import { attackerToWeaken, isChosen, linger, stats, target, trap } from '../../../../engine/duel/api';

/**
 * A monster that has just declared an attack, on either side, has 700 ATK less until the turn ends. Under the later rules also
 * in the Damage Step, up to damage calculation.
 */
export default trap(57882509, {
  activate: {
    damageStep: 'untilCalculation',
    condition: (q) => attackerToWeaken(q) !== null,
    rule: 'attack-declared-only',
    targets: target((q) => [attackerToWeaken(q)].filter((id) => id !== null)),
    *resolve(e) {
      if (e.target !== null) yield* linger(e, 'weakness', { cards: e.targets });
    },
  },
  lingering: { weakness: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: -700 })] } },
});
