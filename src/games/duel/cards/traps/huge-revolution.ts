import { destroy, sendToGraveyard, trap, type Scope } from '../../../../engine/duel/api';

const PEOPLE = [12143771, 58538870, 85936485] as const;
const areTogether = (q: Scope): boolean => PEOPLE.every((one) => q.faceUpMonstersOf(q.player).some((id) => q.isNamed(id, one)));
/**
 * In an own Main Phase with its three monsters face-up: the opponent's whole hand goes to the Graveyard and the field is
 * destroyed, at the same time.
 */
export default trap(65396880, {
  activate: {
    condition: (q) => q.isMyTurn && q.isMainPhase && areTogether(q),
    actsOn: (q) => [...q.handOf(q.opponent), ...q.cardsOnFieldOf(q.opponent)],
    *resolve(e) {
      const sent = yield* sendToGraveyard(e, [...e.handOf(e.opponent)]);
      yield* destroy(e, e.cardsOnFieldOf(e.opponent), 'graveyard', { sameMoment: sent.length > 0 });
    },
  },
});
