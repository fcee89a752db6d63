import { lifePoints, mayChangeSides, spell, takeControl, target } from '../../../../engine/duel/api';

/** For 800 Life Points it takes a face-up monster of the opponent until the End Phase. */
export default spell(87910978, {
  activate: {
    condition: (q) => q.zonesForTaken(q.player) > 0,
    rule: 'no-monster-zone',
    costs: [lifePoints(800)],
    targets: target((q) => q.faceUpMonstersOf(q.opponent).filter((id) => mayChangeSides(q, id))),
    *resolve(e) {
      yield* takeControl(e, e.target, 'endPhase');
    },
  },
});
