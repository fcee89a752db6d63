import { spell, summonTokens, tributeMonsters } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

const ARMY_ANT_TOKEN = 900000011;

/** For a tributed Insect two Army Ant Tokens, which are no tributes for a Tribute Summon. */
export default spell(22493811, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player, 1) >= 2 && !q.isForbidden('specialSummon', q.player),
    rule: 'no-monster-zone',
    costs: [tributeMonsters(1, ofType('Insect'))],
    specialSummons: true,
    *resolve(e) {
      yield* summonTokens(e, ARMY_ANT_TOKEN, 2, ['attack', 'defense']);
    },
  },
});
