import { addCounters, flip, monster } from '../../../../engine/duel/api';

/** Flip: a Spell Counter on everything face-up that has room for one, on both sides. */
export default monster(7802006, {
  effects: [
    flip({
      *resolve(e) {
        yield* addCounters(e, e.cardsOnField());
      },
    }),
  ],
});
