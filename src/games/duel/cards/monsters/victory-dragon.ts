import { gives, monster } from '../../../../engine/duel/api';

/**
 * Comes by tributing three Dragons only, face-up or face-down. A direct attack of it that brings the opponent to 0 wins the
 * match.
 */
export default monster(44910027, {
  summoning: { tributes: { count: 3, fits: (q, id) => q.race(id) === 'Dragon' } },
  inBattle: { winsMatch: true },
  continuous: [gives('notSpecialSummoned')],
});
