import { allows, forbids, nothing, trap } from '../../../../engine/duel/api';

const anybody = (): boolean => true;

/**
 * Monsters are not Set; a Normal Summon may be one in face-up Defense Position instead. None is turned face-down. What an effect
 * Special Summons face-down is not Set in that sense.
 */
export default trap(62867251, {
  activate: nothing,
  continuous: [forbids('setMonster', 'summons-barred', anybody), allows('summonsInDefense', anybody)],
});
