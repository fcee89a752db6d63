import { takeOffCounters, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const hasCounters = (q: Scope, id: CardId): boolean => q.card(id).counters > 0;

/** Takes every Spell Counter off the field, on both sides. */
export default trap(95451366, {
  activate: {
    actsOn: (q) => q.cardsOnField().filter((id) => hasCounters(q, id)),
    *resolve(e) {
      yield* takeOffCounters(e, e.actedOn);
    },
  },
});
