import { damageBoth, nothing, phaseTrigger, remember, spell } from '../../../../engine/duel/api';

/** In each own Standby Phase both players take damage at once: 200 the first time, then always twice as much. */
export default spell(47233801, {
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['spellTrap'],
      *resolve(e) {
        if (!e.selfIsThere) return;
        const amount = 2 * (e.data.amount ?? 100);
        yield* remember(e, { amount });
        yield* damageBoth(e, amount);
      },
    }),
  ],
});
