import {
  damage,
  equipTo,
  mayBeTaken,
  perishesWhile,
  phaseTrigger,
  spell,
  takeControl,
  target,
  worksOnItsMonster,
} from '../../../../engine/duel/api';
import { isArchfiend } from '../shared/archfiend';

/**
 * Takes an opposing monster for as long as it stays on it, 800 damage in each Standby Phase of the opponent. It goes as soon as
 * its player has no face-up Archfiend card; the stolen one counts.
 */
export default spell(32919136, {
  asEquip: { keepsControl: true, movable: mayBeTaken },
  continuous: [perishesWhile((q) => !q.cardsOnFieldOf(q.player).some((id) => q.isFaceUp(id) && isArchfiend(q, id)))],
  activate: {
    condition: (q) => q.zonesForTaken(q.player) > 0,
    rule: 'no-monster-zone',
    targets: target((q) => q.faceUpMonsters().filter((id) => mayBeTaken(q, id))),
    *resolve(e) {
      const { target: fallen } = e;
      if (yield* equipTo(e, fallen)) yield* takeControl(e, fallen, 'whileSource');
    },
  },
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'opponent',
      from: ['spellTrap'],
      condition: worksOnItsMonster,
      *resolve(e) {
        if (e.selfIsThere && worksOnItsMonster(e)) yield* damage(e, e.player, 800);
      },
    }),
  ],
});
