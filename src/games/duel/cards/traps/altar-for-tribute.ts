import { gainLifePoints, sendFieldCard, trap } from '../../../../engine/duel/api';

/** For an own monster sent to the Graveyard its player gains the ATK printed on it. */
export default trap(21070956, {
  activate: {
    costs: [sendFieldCard((q) => q.monstersOf(q.player))],
    *resolve(e) {
      yield* gainLifePoints(e, e.player, e.printedAtk(e.paid[0]!));
    },
  },
});
