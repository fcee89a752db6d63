import { equip, equippedMonster, mandatoryTrigger, putOnTopOfDeck, stats } from '../../../../engine/duel/api';

/** 500 ATK and DEF. Gone to the Graveyard, from wherever, it must return to the top of the Deck. */
export default equip(98495314, {
  continuous: [stats(equippedMonster, { atk: 500, def: 500 })],
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      *resolve(e) {
        if (e.selfIsThere) yield* putOnTopOfDeck(e, [e.self]);
      },
    }),
  ],
});
