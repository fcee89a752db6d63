import { damage, destroy, phaseTrigger, spell } from '../../../../engine/duel/api';

/** When it comes, all Field Spells are destroyed. In each Standby Phase, on a chain, the turn player takes 500 damage. */
export default spell(24294108, {
  activate: {
    *resolve(e) {
      yield* destroy(
        e,
        e.spellsTraps().filter((id) => e.card(id).zone === 'field'),
      );
    },
  },
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'each',
      from: ['spellTrap'],
      hurts: (q) => [q.turnPlayer],
      *resolve(e) {
        if (e.selfIsThere) yield* damage(e, e.turnPlayer, 500);
      },
    }),
  ],
});
