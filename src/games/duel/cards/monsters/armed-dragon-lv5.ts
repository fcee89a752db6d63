import { destroy, ignition, monster, target } from '../../../../engine/duel/api';
import { becomes } from '../shared/levels';
import { outmatched, sendsStrongEnough } from '../shared/outmatched';
import { notesVictims } from '../shared/victims';

const ARMED_DRAGON_LV7 = 73879377;

/**
 * For a monster sent from the hand to the Graveyard it destroys an opposing one with no more ATK, as often as wanted. In the
 * End Phase of a turn in which it destroyed a monster by battle it may bring its next level.
 */
export default monster(46384672, {
  notes: [notesVictims],
  effects: [
    ignition({
      costs: [sendsStrongEnough],
      targets: target(outmatched),
      *resolve(e) {
        const prey = outmatched(e);
        yield* destroy(
          e,
          e.targets.filter((id) => prey.includes(id)),
        );
      },
    }),
    becomes(ARMED_DRAGON_LV7, { phase: 'end', whose: 'each', condition: (q) => q.data.turn === q.turn }),
  ],
});
