import { declareRace, remember, trap, type Race } from '../../../../engine/duel/api';

/** A monster type is declared on activation: all face-up monsters count as it. */
export default trap(74701381, {
  activate: {
    declare: declareRace,
    *resolve(e) {
      yield* remember(e, { race: e.declared as Race });
    },
  },
  continuous: [{ kind: 'race', on: (q, card) => q.isFaceUp(card), race: (q) => q.data.race }],
});
