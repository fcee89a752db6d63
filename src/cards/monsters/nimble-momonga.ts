import { chooseCards, destroyedByBattle, gainLifePoints, mandatoryTrigger, maySpecialSummon, monster, offer, shuffleDeck, specialSummon } from '../../engine/duel/api';

const NIMBLE_MOMONGA = 22567609;

/** Destroyed by battle, it gives 1000 Life Points; then up to two more of its name may come from the deck face-down. */
export default monster(NIMBLE_MOMONGA, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: destroyedByBattle,
      specialSummons: true,
      *resolve(e) {
        yield* gainLifePoints(e, e.player, 1000);
        const copies = e.deckOf(e.player).filter((id) => e.isNamed(id, NIMBLE_MOMONGA) && maySpecialSummon(e, id));
        const room = e.freeMonsterZones(e.player);
        if (room === 0 || !(yield* offer(e, copies.length > 0, 'specialSummonOptional'))) return;
        const recruits = yield* chooseCards(e, { from: copies, min: 1, max: Math.min(2, room), prompt: 'specialSummon' });
        yield* specialSummon(e, recruits, { placements: ['set'] });
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
