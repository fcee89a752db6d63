import { spell, summonTokens, tributeMonsters, type CardId, type Scope } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

const ARMY_ANT_TOKEN = 900000011;
const TOKENS = 2;

/** An own Insect leaves its zone to one of the Tokens; one that is lent (Soul Exchange) leaves none. */
const leavesZones = (q: Scope, tributes: readonly CardId[]): boolean =>
  q.freeMonsterZones(q.player, tributes.filter((id) => q.controls(q.player, id)).length) >= TOKENS;

/** For a tributed Insect two Army Ant Tokens, which are no tributes for a Tribute Summon. */
export default spell(22493811, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player, 1) >= TOKENS && !q.isForbidden('specialSummon', q.player),
    rule: 'no-monster-zone',
    costs: [tributeMonsters(1, ofType('Insect'), { together: leavesZones })],
    specialSummons: true,
    *resolve(e) {
      yield* summonTokens(e, ARMY_ANT_TOKEN, TOKENS, ['attack', 'defense']);
    },
  },
});
