import { equippedMonster, equipTo, remember, spell, stats, target } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

const isMachine = ofType('Machine');

/** For a Machine, which has 700 more ATK, or 700 more DEF: that is chosen on activation and stays so. */
export default spell(86198326, {
  asEquip: { fits: isMachine, movable: true },
  activate: {
    modes: [{}, {}],
    targets: target((q) => q.faceUpMonsters().filter((id) => isMachine(q, id)), 1, 'equip'),
    *resolve(e) {
      if (yield* equipTo(e, e.target)) yield* remember(e, { amount: e.mode });
    },
  },
  continuous: [
    stats((q, id) => equippedMonster(q, id) && q.data.amount === 0, { atk: 700 }),
    stats((q, id) => equippedMonster(q, id) && q.data.amount === 1, { def: 700 }),
  ],
});
