import {
  canPayLifePoints,
  chooseValue,
  destroy,
  negates,
  nothing,
  payLifePoints,
  trap,
  upkeep,
} from '../../../../engine/duel/api';

/** Spells on the field have no effect. In each own Standby Phase: 700 Life Points, or it is destroyed. */
export default trap(61740673, {
  activate: nothing,
  continuous: [negates((q, card) => q.isSpell(card))],
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      *run(e) {
        if (yield* chooseValue(e, 'upkeep', canPayLifePoints(e, 700) ? [true, false] : [false]))
          yield* payLifePoints(e, 700, 'upkeep');
        else yield* destroy(e, [e.self]);
      },
    }),
  ],
});
