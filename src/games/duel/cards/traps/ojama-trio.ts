import { summonTokens, trap } from '../../../../engine/duel/api';

const OJAMA_TOKEN = 900000004;

/** Three Ojama Tokens come to the opponent's field in defense position; it needs three free zones there. */
export default trap(29843091, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.opponent) >= 3 && !q.isForbidden('specialSummon', q.player),
    rule: 'no-monster-zone',
    specialSummons: true,
    *resolve(e) {
      yield* summonTokens(e, OJAMA_TOKEN, 3, 'defense', e.opponent);
    },
  },
});
