import {
  gives,
  isChosen,
  justDealtBattleDamage,
  linger,
  monster,
  phaseTrigger,
  remember,
  stats,
} from '../../../../engine/duel/api';

/**
 * Attacks directly. For each battle damage that it has dealt it has 1000 ATK more from its controller's next Standby Phase on.
 */
export default monster(70307656, {
  notes: [{ on: 'battled', when: justDealtBattleDamage, remembers: (q) => ({ amount: (q.data.amount ?? 0) + 1000 }) }],
  continuous: [gives('attacksDirectly')],
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      condition: (q) => q.data.amount !== undefined,
      *resolve(e) {
        const { amount } = e.data;
        if (!e.selfIsThere || amount === undefined) return;
        yield* remember(e, {});
        yield* linger(e, 'grown', { cards: [e.self], data: { amount } });
      },
    }),
  ],
  lingering: {
    grown: { until: 'forever', about: 'cards', parts: [stats(isChosen, { atk: (q) => q.data.amount ?? 0 })] },
  },
});
