import { destroy, nothing, phaseTrigger, rollDie, trap } from '../../../../engine/duel/api';

/**
 * In each own Standby Phase, on a chain, a die: all face-up monsters of that Level are destroyed, with a 6 those of Level 6 or
 * more.
 */
export default trap(32015116, {
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['spellTrap'],
      *resolve(e) {
        if (!e.selfIsThere) return;
        const roll = yield* rollDie(e);
        yield* destroy(
          e,
          e.faceUpMonsters().filter((id) => Math.min(6, e.level(id)) === roll),
        );
      },
    }),
  ],
});
