import {
  equip,
  equippedMonster,
  fromField,
  lifePoints,
  optionalTrigger,
  putOnTopOfDeck,
  stats,
} from '../../../../engine/duel/api';

/** 800 DEF. Gone from the field to the Graveyard it may return to the top of the Deck for 500 Life Points. */
export default equip(38552107, {
  continuous: [stats(equippedMonster, { def: 800 })],
  effects: [
    optionalTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: fromField,
      canMiss: false,
      costs: [lifePoints(500)],
      *resolve(e) {
        if (e.selfIsThere) yield* putOnTopOfDeck(e, [e.self]);
      },
    }),
  ],
});
