import { isChosen, linger, stats, trap } from '../../../../engine/duel/api';

/**
 * Monsters that the opponent has just summoned, in whatever way: their original ATK is halved from then on.
 */
export default trap(62325062, {
  activate: {
    condition: (q) => q.justSummoned(q.opponent).length > 0,
    rule: 'summon-success-only',
    *resolve(e) {
      for (const id of e.justSummoned(e.opponent))
        yield* linger(e, 'stuck', { cards: [id], data: { amount: Math.round(e.originalAtkNow(id) / 2) } });
    },
  },
  lingering: {
    stuck: {
      until: 'forever',
      about: 'cards',
      parts: [stats(isChosen, { originalAtk: (q) => q.data.amount })],
    },
  },
});
