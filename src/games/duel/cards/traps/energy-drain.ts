import { isChosen, linger, stats, target, trap, type Scope } from '../../../../engine/duel/api';

const gain = (q: Scope): number => q.data.amount!;

/** An own face-up monster has 200 ATK and DEF more for each card that the opponent then has in hand, until the turn ends. */
export default trap(56916805, {
  activate: {
    damageStep: 'untilCalculation',
    targets: target((q) => q.faceUpMonstersOf(q.player)),
    *resolve(e) {
      if (e.target === null) return;
      yield* linger(e, 'drained', { cards: e.targets, data: { amount: 200 * e.handOf(e.opponent).length } });
    },
  },
  lingering: { drained: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: gain, def: gain })] } },
});
