import {
  chooseCards,
  ignition,
  maySpecialSummon,
  monster,
  sendToGraveyard,
  specialSummon,
  target,
} from '../../../../engine/duel/api';

/**
 * Once per turn, for a card sent from the hand, a monster of the own Graveyard comes back. It never comes from there itself.
 */
export default monster(61505339, {
  summoning: { notFrom: 'graveyard' },
  effects: [
    ignition({
      oncePerTurn: true,
      condition: (q) => q.freeMonsterZones(q.player) > 0 && q.handOf(q.player).length > 0,
      rule: 'cost-to-graveyard',
      targets: target(
        (q) => q.graveyardOf(q.player).filter((id) => q.isMonster(id) && maySpecialSummon(q, id)),
        1,
        'specialSummon',
      ),
      specialSummons: true,
      *resolve(e) {
        const sent = yield* chooseCards(e, { from: e.handOf(e.player), min: 1, max: 1, prompt: 'toGraveyard' });
        yield* sendToGraveyard(e, sent);
        if (sent.some((id) => e.card(id).zone === 'graveyard')) yield* specialSummon(e, e.targets);
      },
    }),
  ],
});
