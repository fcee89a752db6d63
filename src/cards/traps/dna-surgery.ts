import { declareRace, RACES, remember, trap, type Race } from '../../engine/duel/api';

/** A monster type is declared on activation: all face-up monsters count as it. */
export default trap(74701381, {
  activate: {
    declare: declareRace,
    *resolve(e) {
      yield* remember(e, RACES.indexOf(e.declared as Race) + 1);
    },
  },
  continuous: [{ kind: 'race', on: (q, card) => q.isFaceUp(card), race: (q) => RACES[q.card(q.self).memory - 1] }],
});
