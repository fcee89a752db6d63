import { mayChangeSides, spell, takeControl, target } from '../../../../engine/duel/api';

/** Takes an opposing monster, face-up or face-down, until the End Phase. */
export default spell(4031928, {
  activate: {
    condition: (q) => q.zonesForTaken(q.player) > 0,
    rule: 'no-monster-zone',
    targets: target((q) => q.monstersOf(q.opponent).filter((id) => mayChangeSides(q, id))),
    *resolve(e) {
      yield* takeControl(e, e.target, 'endPhase');
    },
  },
});
