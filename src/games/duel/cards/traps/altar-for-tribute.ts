import { gainLifePoints, sendFieldCardOrToken, trap } from '../../../../engine/duel/api';

/** For an own monster sent to the Graveyard its player gains the ATK printed on it; a Token may go, for nothing. */
export default trap(21070956, {
  activate: {
    costs: [sendFieldCardOrToken((q) => q.monstersOf(q.player))],
    *resolve(e) {
      const [sent] = e.paid;
      if (e.facts(sent!).subtype !== 'token') yield* gainLifePoints(e, e.player, e.printedAtk(sent!));
    },
  },
});
