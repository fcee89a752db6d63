import { equip, equippedMonster, stats } from '../../../../engine/duel/api';
import { countsStandbysOnHost, standbysOnHost } from '../shared/standby-on-host';

/** 700 ATK more; from then on 200 less in each own Standby Phase, even below what it had. On another monster that begins anew. */
export default equip(83225447, {
  continuous: [stats(equippedMonster, { atk: (q) => 700 - 200 * standbysOnHost(q) })],
  upkeeps: [countsStandbysOnHost],
});
