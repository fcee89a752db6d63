import { banish, linger, returnToField, target, trap } from '../../../../engine/duel/api';

/** Removes a face-up own monster from play until the End Phase, when it comes back as it stood. */
export default trap(36261276, {
  activate: {
    targets: target((q) => q.faceUpMonstersOf(q.player), 1, 'banish'),
    *resolve(e) {
      const [gone] = e.targets.filter((id) => e.isFaceUp(id) && e.controls(e.player, id));
      if (gone === undefined) return;
      const { position: placement } = e.card(gone);
      yield* linger(e, 'away', { cards: yield* banish(e, [gone]), data: { placement } });
    },
  },
  lingering: {
    away: {
      until: 'endPhase',
      about: 'cards',
      *atEnd(e) {
        const { card, arrival } = e.lingering!.cards[0]!;
        if (e.card(card).arrival === arrival) yield* returnToField(e, card, e.data.placement ?? 'attack');
      },
    },
  },
});
