import {
  chooseValue,
  destroy,
  discardChosen,
  fromField,
  mandatoryTrigger,
  nothing,
  returnToHand,
  spell,
  upkeep,
} from '../../../../engine/duel/api';

/**
 * Spirits stay on the field. In each own End Phase a card is discarded or this is destroyed, without a chain. When it leaves the
 * field all face-up Spirits return to the hands of their owners.
 */
export default spell(99173029, {
  activate: nothing,
  upkeeps: [
    upkeep({
      phase: 'end',
      whose: 'own',
      *run(e) {
        const pays = yield* chooseValue(e, 'upkeep', e.handOf(e.player).length > 0 ? [true, false] : [false]);
        if (pays) yield* discardChosen(e, e.player, 1, 'cost');
        else yield* destroy(e, [e.self]);
      },
    }),
  ],
  effects: (['toGrave', 'banish', 'toHand', 'toDeck'] as const).map((on) =>
    mandatoryTrigger({
      on,
      from: ['graveyard', 'banished', 'hand', 'deck'],
      when: (q, event) => fromField(q, event) && event.wasFaceUp === true,
      *resolve(e) {
        yield* returnToHand(
          e,
          e.faceUpMonsters().filter((id) => e.facts(id).subtype === 'spirit'),
        );
      },
    }),
  ),
});
