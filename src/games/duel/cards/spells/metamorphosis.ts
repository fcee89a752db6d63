import {
  chooseCard,
  isFusionMonster,
  maySpecialSummon,
  specialSummon,
  spell,
  tributeMonsters,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const ofLevel = (q: Scope, level: number): CardId[] =>
  q
    .fusionDeckOf(q.player)
    .filter((id) => isFusionMonster(q, id) && q.facts(id).level === level && maySpecialSummon(q, id, q.player, 'pastLimit'));

/**
 * For a tribute a Fusion Monster of the Level that the tribute had on the field comes. No Fusion Summon: what demands one stays
 * away, and what comes so cannot be revived later.
 */
export default spell(46411259, {
  activate: {
    costs: [tributeMonsters(1, (q, id) => ofLevel(q, q.level(id)).length > 0, { needsZone: true })],
    specialSummons: true,
    *resolve(e) {
      const fusion = yield* chooseCard(e, { from: ofLevel(e, e.paidLevels[0]!), prompt: 'specialSummon' });
      if (fusion !== undefined) yield* specialSummon(e, [fusion], { way: 'pastLimit' });
    },
  },
});
