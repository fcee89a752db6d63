import { destroy, trap, tributeMonsters, type Attribute } from '../../../../engine/duel/api';

const one = (attribute: Attribute) => tributeMonsters(1, (q, id) => q.hasAttribute(id, attribute));

/** For a tribute each of WIND, WATER, FIRE and EARTH everything on the opponent's field is destroyed. */
export default trap(61411502, {
  activate: {
    costs: [one('WIND'), one('WATER'), one('FIRE'), one('EARTH')],
    actsOn: (q) => q.cardsOnFieldOf(q.opponent),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
