import { flip, monster, search } from '../../../../engine/duel/api';

/** Flip: a Guardian card comes from the Deck to the hand: one with ガーディアン in its Japanese name. */
export default monster(85489096, {
  effects: [
    flip({
      *resolve(e) {
        yield* search(e, (id) => e.facts(id).ja.includes('ガーディアン'));
      },
    }),
  ],
});
