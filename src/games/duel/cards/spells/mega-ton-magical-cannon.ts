import { destroy, ownSpellCounters, spell } from '../../../../engine/duel/api';

/** Ten Spell Counters of the own side for all cards of the opponent's field. */
export default spell(32062913, {
  activate: {
    costs: [ownSpellCounters(10)],
    actsOn: (q) => q.cardsOnFieldOf(q.opponent),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
