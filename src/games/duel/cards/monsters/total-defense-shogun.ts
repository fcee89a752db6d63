import { mandatoryTrigger, monster, putInDefensePosition } from '../../../../engine/duel/api';

const toDefense = (on: 'summon' | 'flipSummon') =>
  mandatoryTrigger({
    on,
    *resolve(e) {
      if (e.selfIsThere) yield* putInDefensePosition(e, [e.self]);
    },
  });

/** Normal or Flip Summoned it goes to Defense Position, in which it attacks too: with its ATK. */
export default monster(75372290, {
  inBattle: { attacksInDefense: true },
  effects: [toDefense('summon'), toDefense('flipSummon')],
});
