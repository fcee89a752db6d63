import { banishesFieldInstead, banishFromGraveyard, ignition, monster, summonTokens } from '../../../../engine/duel/api';

const LEKUNGA_TOKEN = 900000005;

/** Two WATER monsters of the own Graveyard removed from play: a Lekunga Token in attack position. As often as wanted. */
export default monster(62543393, {
  effects: [
    ignition({
      condition: (q) => q.freeMonsterZones(q.player) > 0 || banishesFieldInstead(q),
      rule: 'no-monster-zone',
      costs: [banishFromGraveyard(2, (q, card) => q.isMonster(card) && q.hasAttribute(card, 'WATER'))],
      specialSummons: 'alone',
      *resolve(e) {
        yield* summonTokens(e, LEKUNGA_TOKEN, 1, 'attack');
      },
    }),
  ],
});
