import {
  becomeEquip,
  flip,
  gainLifePoints,
  hasSpellTrapZone,
  mayChangeSides,
  monster,
  phaseTrigger,
  takeControl,
  target,
} from '../../../../engine/duel/api';

/** Flip: lies on an opposing monster as an Equip Card and takes it; the opponent gains 500 in each own Standby Phase. */
export default monster(40267580, {
  effects: [
    flip({
      condition: (q) => hasSpellTrapZone(q) && q.zonesForTaken(q.player, 1) > 0,
      targets: target((q) => q.faceUpMonstersOf(q.opponent).filter((id) => mayChangeSides(q, id)), 1, 'equip'),
      *resolve(e) {
        const { target: jacked } = e;
        if (jacked === null || !e.controls(e.opponent, jacked) || e.card(e.self).battleDestroyed) return;
        if (yield* becomeEquip(e, jacked)) yield* takeControl(e, jacked, 'whileSource');
      },
    }),
    phaseTrigger({
      phase: 'standby',
      whose: 'opponent',
      from: ['spellTrap'],
      *resolve(e) {
        if (e.selfIsThere) yield* gainLifePoints(e, e.opponent, 500);
      },
    }),
  ],
  asEquip: { keepsControl: true },
});
