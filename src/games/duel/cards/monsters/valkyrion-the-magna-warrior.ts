import { ignition, maySpecialSummon, monster, specialSummon, tributeSelf, type Scope } from '../../../../engine/duel/api';
import { comesForTributes } from '../shared/tributed-for';

const ALPHA = 99785935;
const BETA = 39256679;
const GAMMA = 11549357;
const PARTS = [ALPHA, BETA, GAMMA];

/**
 * Comes first only for Alpha, Beta and Gamma, tributed from the hand or the own field. Tributed itself, it brings the three
 * back from the Graveyard: all of them or none.
 */
export default monster(75347539, {
  summoning: comesForTributes(PARTS, { fromHand: true }),
  effects: [
    ignition({
      condition: (q) => q.freeMonsterZones(q.player, 1) >= 3,
      rule: 'no-monster-zone',
      costs: [tributeSelf],
      targets: PARTS.map((name) => ({
        min: 1,
        max: 1,
        prompt: 'specialSummon' as const,
        from: (q: Scope) => q.graveyardOf(q.player).filter((id) => q.isNamed(id, name) && maySpecialSummon(q, id)),
      })),
      specialSummons: true,
      *resolve(e) {
        if (e.targets.length === 3 && e.freeMonsterZones(e.player) >= 3) yield* specialSummon(e, e.targets);
      },
    }),
  ],
});
