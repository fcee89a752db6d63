import { banish, banishFromGraveyard, linger, monster, quick, returnToField } from '../../../../engine/duel/api';

/**
 * Once per turn, in either turn: for two DARK monsters of the own Graveyard it is removed from play until the End Phase, when it
 * comes back as it stood.
 */
export default monster(41006930, {
  effects: [
    quick(['monster'], {
      oncePerTurn: true,
      costs: [banishFromGraveyard(2, (q, id) => q.hasAttribute(id, 'DARK') && q.isMonster(id))],
      *resolve(e) {
        if (!e.selfIsThere) return;
        const { position: placement } = e.card(e.self);
        yield* banish(e, [e.self]);
        yield* linger(e, 'away', { cards: [e.self], data: { placement } });
      },
    }),
  ],
  lingering: {
    away: {
      until: 'endPhase',
      about: 'cards',
      *atEnd(e) {
        const { placement = 'attack' } = e.data;
        if (e.lingering!.cards[0]!.arrival === e.card(e.self).arrival) yield* returnToField(e, e.self, placement);
      },
    },
  },
});
