import {
  gives,
  isChosen,
  justDealtBattleDamage,
  linger,
  monster,
  phaseTrigger,
  remember,
  stats,
  type Scope,
} from '../../../../engine/duel/api';

/** For the next Standby Phase of its controller: this one, or while it battles one that has not been yet. */
const isDue = (q: Scope): boolean => {
  const reaches = q.phase !== 'battle' ? 2 : q.isMyTurn ? 0 : 1;
  return q.data.turn !== undefined && q.turn <= q.data.turn + reaches;
};

/**
 * Attacks directly. For each battle damage that it has dealt it has 1000 ATK more from its controller's next Standby Phase on.
 */
export default monster(70307656, {
  notes: [
    {
      on: 'battled',
      when: justDealtBattleDamage,
      remembers: (q) => ({ amount: (isDue(q) ? q.data.amount! : 0) + 1000, turn: q.turn }),
    },
  ],
  continuous: [gives('attacksDirectly')],
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      condition: isDue,
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
