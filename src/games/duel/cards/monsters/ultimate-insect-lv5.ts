import { monster } from '../../../../engine/duel/api';
import { becomesOnceSettled, lessForFoes, notesTurningUp } from '../shared/levels';

/**
 * Brought by Ultimate Insect LV3, it takes 500 ATK off all monsters of the opponent while it is face-up. In the own Standby
 * Phase it may bring LV7, not in the turn of its coming or turning up.
 */
export default monster(34830502, {
  notes: [notesTurningUp],
  continuous: [lessForFoes(34088136, { atk: -500 })],
  effects: [becomesOnceSettled(19877898)],
});
