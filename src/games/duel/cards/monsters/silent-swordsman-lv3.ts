import { monster } from '../../../../engine/duel/api';
import { becomesOnceSettled, notesTurningUp } from '../shared/levels';
import { wardsOff } from '../shared/warding';

const SILENT_SWORDSMAN_LV5 = 74388798;

/**
 * A Spell of the opponent that targets it is negated. In its controller's Standby Phase it may bring its next level, but not in
 * the turn in which it came or was turned face-up.
 */
export default monster(1995985, {
  protection: {
    ward: wardsOff((e, against) => against.player !== e.player && e.kindOfLink(against) === 'spell'),
  },
  notes: [notesTurningUp],
  effects: [becomesOnceSettled(SILENT_SWORDSMAN_LV5)],
});
