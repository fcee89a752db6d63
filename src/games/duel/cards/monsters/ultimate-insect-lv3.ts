import { monster } from '../../../../engine/duel/api';
import { becomesOnceSettled, lessForFoes, notesTurningUp } from '../shared/levels';

/**
 * Brought by Ultimate Insect LV1, it takes 300 ATK off all monsters of the opponent while it is face-up. In the own Standby
 * Phase it may bring LV5, not in the turn of its coming or turning up.
 */
export default monster(34088136, {
  notes: [notesTurningUp],
  continuous: [lessForFoes(49441499, { atk: -300 })],
  effects: [becomesOnceSettled(34830502)],
});
