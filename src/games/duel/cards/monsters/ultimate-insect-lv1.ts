import { monster, unaffectedBySpells } from '../../../../engine/duel/api';
import { becomesOnceSettled, notesTurningUp } from '../shared/levels';

const ULTIMATE_INSECT_LV3 = 34088136;

/**
 * No Spell affects it. In the own Standby Phase it may go to the Graveyard and bring LV3, not in the turn of its coming or
 * turning up.
 */
export default monster(49441499, {
  notes: [notesTurningUp],
  continuous: [unaffectedBySpells()],
  effects: [becomesOnceSettled(ULTIMATE_INSECT_LV3)],
});
