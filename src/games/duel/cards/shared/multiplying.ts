import {
  chooseCards,
  destroyedByBattle,
  mandatoryTrigger,
  maySpecialSummon,
  offer,
  shuffleDeck,
  specialSummon,
  type Action,
  type Effect,
  type Placement,
} from '../../../../engine/duel/api';

/**
 * Destroyed by battle, it does something first; then up to two more of its name may come from the deck, lying as `placement`
 * says, unless the first came to nothing (false).
 */
export const multiplies = (name: number, placement: Placement, first: (e: Effect) => Action<unknown>) =>
  mandatoryTrigger({
    on: 'toGrave',
    from: ['graveyard'],
    when: destroyedByBattle,
    specialSummons: true,
    *resolve(e) {
      if ((yield* first(e)) === false) return;
      const copies = e.deckOf(e.player).filter((id) => e.isNamed(id, name) && maySpecialSummon(e, id));
      const room = e.freeMonsterZones(e.player);
      if (room === 0 || !(yield* offer(e, copies.length > 0, 'specialSummonOptional'))) return;
      const recruits = yield* chooseCards(e, { from: copies, min: 1, max: Math.min(2, room), prompt: 'specialSummon' });
      yield* specialSummon(e, recruits, { placements: [placement] });
      yield* shuffleDeck(e, e.player);
    },
  });
