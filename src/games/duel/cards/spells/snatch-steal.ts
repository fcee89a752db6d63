import {
  equipTo,
  gainLifePoints,
  mayBeTaken,
  phaseTrigger,
  spell,
  takeControl,
  target,
  worksOnItsMonster,
} from '../../../../engine/duel/api';

/**
 * Takes an opposing monster for as long as it stays on it; each Standby Phase of the opponent gives that player 1000 Life Points.
 */
export default spell(45986603, {
  asEquip: { keepsControl: true, movable: mayBeTaken },
  activate: {
    condition: (q) => q.zonesForTaken(q.player) > 0,
    rule: 'no-monster-zone',
    targets: target((q) => q.faceUpMonsters().filter((id) => mayBeTaken(q, id))),
    *resolve(e) {
      const { target: stolen } = e;
      if (yield* equipTo(e, stolen)) yield* takeControl(e, stolen, 'whileSource');
    },
  },
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'opponent',
      from: ['spellTrap'],
      condition: worksOnItsMonster,
      *resolve(e) {
        if (e.selfIsThere && worksOnItsMonster(e)) yield* gainLifePoints(e, e.opponent, 1000);
      },
    }),
  ],
});
