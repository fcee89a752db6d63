import { gives, monster, putInDefensePosition } from '../../../../engine/duel/api';

/** Pierces defense, and turns to defense position when the Damage Step of its attack ends, without a chain. */
export default monster(31553716, {
  continuous: [gives('piercing')],
  inBattle: {
    afterAttack: {
      when: 'endOfDamageStep',
      *run(e) {
        yield* putInDefensePosition(e, [e.self]);
      },
    },
  },
});
