import { allows, nothing, trap } from '../../../../engine/duel/api';

const anybody = (): boolean => true;

/**
 * Monsters are not Set but Normal Summoned in face-up Defense Position, and none is turned face-down. What an effect Special
 * Summons face-down is not Set in that sense.
 */
export default trap(62867251, {
  activate: nothing,
  continuous: [allows('setsFaceUp', anybody)],
});
