import { chooseCards, damage, destroyedByBattle, mandatoryTrigger, maySpecialSummon, monster, offer, shuffleDeck, specialSummon } from '../../engine/duel/api';

const GIANT_GERM = 95178994;

/** Destroyed by battle, it does 500 damage to the opponent; then up to two more of its name may come from the deck in attack position. */
export default monster(GIANT_GERM, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: destroyedByBattle,
      specialSummons: true,
      *resolve(e) {
        yield* damage(e, e.opponent, 500);
        const copies = e.deckOf(e.player).filter((id) => e.isNamed(id, GIANT_GERM) && maySpecialSummon(e, id));
        const room = e.freeMonsterZones(e.player);
        if (room === 0 || !(yield* offer(e, copies.length > 0, 'specialSummonOptional'))) return;
        const recruits = yield* chooseCards(e, { from: copies, min: 1, max: Math.min(2, room), prompt: 'specialSummon' });
        yield* specialSummon(e, recruits, { placements: ['attack'] });
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
