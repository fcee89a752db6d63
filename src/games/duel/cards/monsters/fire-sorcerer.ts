import { banishFromHandAtRandom, damage, flip, monster } from '../../../../engine/duel/api';

/** Flip: for two random cards of the own hand that are removed from play it deals 800 damage. */
export default monster(27132350, {
  effects: [
    flip({
      costs: [banishFromHandAtRandom(2)],
      *resolve(e) {
        yield* damage(e, e.opponent, 800);
      },
    }),
  ],
});
