import { equip, equippedMonster, optionalTrigger, returnToHand, stats } from '../../../../engine/duel/api';

/** 300 ATK; destroyed while it is on a monster, and not for want of it, it may come back to the hand. */
export default equip(69243953, {
  continuous: [stats(equippedMonster, { atk: 300 })],
  effects: [
    optionalTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (_q, { how, host, cause }) => how === 'destroyed' && host !== undefined && cause !== 'rule',
      *resolve(e) {
        if (e.selfIsThere) yield* returnToHand(e, [e.self]);
      },
    }),
  ],
});
