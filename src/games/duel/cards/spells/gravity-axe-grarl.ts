import { equip, equippedMonster, forbids, stats } from '../../../../engine/duel/api';

/** 500 ATK; monsters of the opponent do not change their positions by hand. */
export default equip(32022366, {
  continuous: [
    stats(equippedMonster, { atk: 500 }),
    forbids('changePosition', 'position-locked', (q, { card }) => card !== null && q.controls(q.opponent, card)),
  ],
});
