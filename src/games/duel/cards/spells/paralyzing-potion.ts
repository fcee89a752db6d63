import { equip, equippedMonster, forbids } from '../../../../engine/duel/api';

/** For a monster that is no Machine, which cannot attack. */
export default equip(50152549, {
  fits: (q, id) => q.race(id) !== 'Machine',
  continuous: [forbids('attack', 'bound-by-card', (q, { card }) => card !== null && equippedMonster(q, card))],
});
