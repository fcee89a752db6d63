import { isChosen, linger, trap } from '../../../../engine/duel/api';

/** The face-up monsters that its player has as it resolves are Dragons until the End Phase; those that come later are not. */
export default trap(2833249, {
  activate: {
    actsOn: (q) => q.faceUpMonstersOf(q.player),
    *resolve(e) {
      yield* linger(e, 'dragons', { cards: e.actedOn });
    },
  },
  lingering: {
    dragons: { until: 'endPhase', about: 'cards', parts: [{ kind: 'race', on: isChosen, race: () => 'Dragon' }] },
  },
});
