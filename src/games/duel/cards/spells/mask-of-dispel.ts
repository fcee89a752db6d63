import { damage, linkTo, phaseTrigger, spell, target } from '../../../../engine/duel/api';

/** Each own Standby Phase costs the controller of the chosen Spell 500 Life Points; this goes with that Spell. */
export default spell(20765952, {
  bond: { whenMonsterLeaves: 'destroySelf' },
  activate: {
    targets: target((q) => q.spellsTraps().filter((id) => id !== q.self && q.isSpell(id) && q.isFaceUp(id))),
    *resolve(e) {
      if (e.selfIsThere && e.target !== null) yield* linkTo(e, e.target);
    },
  },
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['spellTrap'],
      condition: (q) => q.card(q.self).linkedTo !== null,
      hurts(q) {
        const { linkedTo } = q.card(q.self);
        return linkedTo === null ? [] : [q.card(linkedTo).controller];
      },
      *resolve(e) {
        const { linkedTo } = e.card(e.self);
        if (e.selfIsThere && linkedTo !== null) yield* damage(e, e.card(linkedTo).controller, 500);
      },
    }),
  ],
});
