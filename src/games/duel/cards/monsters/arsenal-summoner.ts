import { flip, monster, search } from '../../../../engine/duel/api';

/** Flip: a Guardian card comes from the Deck to the hand. Celtic Guardian, say, is none by its Japanese name. */
export default monster(85489096, {
  effects: [
    flip({
      *resolve(e) {
        yield* search(e, (id) => /ガーディアン|守護者ス|守護天使/.test(e.facts(id).ja));
      },
    }),
  ],
});
