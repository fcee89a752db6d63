import {
  chooseCard,
  ignition,
  isFusionMonster,
  lifePoints,
  maySpecialSummon,
  monster,
  specialSummon,
} from '../../../../engine/duel/api';

/** For 5000 Life Points a Fusion Monster comes from the Fusion Deck in attack position. It is no Fusion Summon. */
export default monster(69015963, {
  effects: [
    ignition({
      costs: [lifePoints(5000)],
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      rule: 'no-monster-zone',
      actsOn: (q) =>
        q.fusionDeckOf(q.player).filter((id) => isFusionMonster(q, id) && maySpecialSummon(q, id, q.player, 'pastLimit')),
      specialSummons: true,
      *resolve(e) {
        const fusion = yield* chooseCard(e, { from: e.actedOn, prompt: 'specialSummon' });
        if (fusion !== undefined) yield* specialSummon(e, [fusion], { placements: ['attack'], way: 'pastLimit' });
      },
    }),
  ],
});
