import { isChosen, linger, rollDie, stats, trap, type Scope } from '../../../../engine/duel/api';

const loss = (q: Scope): number => -100 * (q.data.amount ?? 0);

/**
 * Rolls a die: the face-up monsters that the opponent then has lose 100 ATK and DEF times the result until the turn ends. Also in
 * the Damage Step, up to damage calculation.
 */
export default trap(126218, {
  activate: {
    damageStep: 'untilCalculation',
    actsOn: (q) => q.faceUpMonstersOf(q.opponent),
    *resolve(e) {
      const amount = yield* rollDie(e);
      yield* linger(e, 'unlucky', { cards: e.actedOn, data: { amount } });
    },
  },
  lingering: { unlucky: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: loss, def: loss })] } },
});
