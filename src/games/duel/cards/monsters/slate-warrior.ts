import { flip, isChosen, linger, mandatoryTrigger, monster, stats, type Scope } from '../../../../engine/duel/api';

const change = (q: Scope): number => q.data.amount ?? 0;

/**
 * Flip: 500 ATK and DEF more for itself. A battle that destroys it leaves the monster it fought with 500 less of both for good.
 */
export default monster(78636495, {
  effects: [
    flip({
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'slate', { cards: [e.self], data: { amount: 500 } });
      },
    }),
    mandatoryTrigger({
      on: 'battled',
      when: (q, { foe }) => foe !== undefined && q.card(q.self).battleDestroyed,
      *resolve(e) {
        const foe = e.event?.foe;
        if (foe !== undefined && e.card(foe).zone === 'monster' && !e.card(foe).battleDestroyed)
          yield* linger(e, 'slate', { cards: [foe], data: { amount: -500 } });
      },
    }),
  ],
  lingering: { slate: { until: 'forever', about: 'cards', parts: [stats(isChosen, { atk: change, def: change })] } },
});
