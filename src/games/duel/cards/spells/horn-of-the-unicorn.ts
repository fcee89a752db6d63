import { equip, equippedMonster, fromField, mandatoryTrigger, putOnTopOfDeck, stats } from '../../../../engine/duel/api';

/** 700 ATK and DEF. When it has gone from the field to the Graveyard it must return to the top of the deck. */
export default equip(64047146, {
  continuous: [stats(equippedMonster, { atk: 700, def: 700 })],
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: fromField,
      *resolve(e) {
        if (e.selfIsThere) yield* putOnTopOfDeck(e, [e.self]);
      },
    }),
  ],
});
