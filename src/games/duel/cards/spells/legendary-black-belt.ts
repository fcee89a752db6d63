import { damage, destroyedByBattle, equip, equippedMonster } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

const MASTERS = [8508055, 3810071, 49814180];

/**
 * For Chu-Ske the Mouse Fighter, Monk Fighter or Master Monk: when the equipped monster has destroyed an opposing one by
 * battle, the opponent takes damage equal to its DEF.
 */
export default equip(96458440, {
  fits: (q, id) => MASTERS.some((name) => q.isNamed(id, name)),
  effects: [
    watches(
      'toGrave',
      (q, event) =>
        destroyedByBattle(q, event) &&
        event.by !== undefined &&
        equippedMonster(q, event.by) &&
        !q.card(event.by).battleDestroyed &&
        event.player === q.opponent,
      (e) => damage(e, e.opponent, e.printedDef(e.event!.card!)),
    ),
  ],
});
