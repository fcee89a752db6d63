import {
  canTribute,
  chooseTributes,
  chooseValue,
  declareRace,
  destroy,
  forbids,
  remember,
  trap,
  upkeep,
  type Race,
} from '../../../../engine/duel/api';

/**
 * A monster type is declared on activation: face-up monsters of it, on either side, cannot declare an attack. In each own
 * Standby Phase: a Tribute, or it is destroyed. No chain.
 */
export default trap(296499, {
  activate: {
    declare: declareRace,
    *resolve(e) {
      yield* remember(e, { race: e.declared as Race });
    },
  },
  continuous: [
    forbids(
      'declareAttack',
      'kept-from-attacking',
      (q, { card }) => card !== null && q.isFaceUp(card) && q.race(card) === q.data.race,
    ),
  ],
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      *run(e) {
        const pays = yield* chooseValue(e, 'upkeep', canTribute(e, { count: 1 }) ? [true, false] : [false]);
        if (pays) yield* chooseTributes(e, { count: 1 });
        else yield* destroy(e, [e.self]);
      },
    }),
  ],
});
