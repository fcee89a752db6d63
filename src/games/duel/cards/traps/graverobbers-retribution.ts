import { damage, nothing, phaseTrigger, trap } from '../../../../engine/duel/api';

/** In each own Standby Phase 100 damage for each monster of the opponent that is removed from play. */
export default trap(33737664, {
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['spellTrap'],
      *resolve(e) {
        if (e.selfIsThere)
          yield* damage(e, e.opponent, 100 * e.banishedOf(e.opponent).filter((id) => e.isFaceUp(id) && e.isMonster(id)).length);
      },
    }),
  ],
});
