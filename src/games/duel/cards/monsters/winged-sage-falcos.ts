import { destroyedByBattle, monster, optionalTrigger, putOnTopOfDeck } from '../../../../engine/duel/api';

/** A monster that it destroyed by battle in attack position may be put on top of its owner's Deck. */
export default monster(87523462, {
  effects: [
    optionalTrigger({
      on: 'toGrave',
      about: 'any',
      when: (q, event) =>
        destroyedByBattle(q, event) &&
        event.by === q.self &&
        event.position === 'attack' &&
        q.card(event.card!).owner === q.opponent &&
        !q.card(q.self).battleDestroyed,
      *resolve(e) {
        const { card } = e.event!;
        if (e.card(card!).zone === 'graveyard') yield* putOnTopOfDeck(e, [card!]);
      },
    }),
  ],
});
