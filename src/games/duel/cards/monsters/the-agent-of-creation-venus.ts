import {
  chooseCard,
  ignition,
  lifePoints,
  maySpecialSummon,
  monster,
  shuffleDeck,
  specialSummon,
} from '../../../../engine/duel/api';

const MYSTICAL_SHINE_BALL = 39552864;

/** Pay 500 Life Points to bring a Mystical Shine Ball from the hand or Deck. As often as wanted. */
export default monster(64734921, {
  effects: [
    ignition({
      costs: [lifePoints(500)],
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      rule: 'no-monster-zone',
      specialSummons: 'alone',
      *resolve(e) {
        const ball = yield* chooseCard(e, {
          from: [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
            (id) => e.isNamed(id, MYSTICAL_SHINE_BALL) && maySpecialSummon(e, id),
          ),
          prompt: 'specialSummon',
        });
        if (ball !== undefined) yield* specialSummon(e, [ball]);
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
