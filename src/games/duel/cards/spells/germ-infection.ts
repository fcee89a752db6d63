import { equip, equippedMonster, stats } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';
import { countsStandbysOnHost, standbysOnHost } from '../shared/standby-on-host';

/**
 * On a monster that is no Machine: it loses 300 ATK in each Standby Phase of the player of this card (2005). On another monster
 * that begins anew.
 */
export default equip(24668830, {
  fits: (q, id) => !ofType('Machine')(q, id),
  continuous: [stats(equippedMonster, { atk: (q) => -300 * standbysOnHost(q) })],
  upkeeps: [countsStandbysOnHost],
});
