import {
  equip,
  equippedMonster,
  fromField,
  optionalTrigger,
  putOnTopOfDeck,
  stats,
  tributeMonsters,
} from '../../../../engine/duel/api';

/**
 * 1000 ATK. When it has gone from the field to the Graveyard, tributing an own monster may put it on top of the deck; it never
 * misses its timing.
 */
export default equip(40619825, {
  continuous: [stats(equippedMonster, { atk: 1000 })],
  effects: [
    optionalTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: fromField,
      canMiss: false,
      costs: [tributeMonsters(1)],
      *resolve(e) {
        if (e.selfIsThere) yield* putOnTopOfDeck(e, [e.self]);
      },
    }),
  ],
});
