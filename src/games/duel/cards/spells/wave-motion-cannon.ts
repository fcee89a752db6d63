import { damage, ignition, nothing, remember, rememberedWhenPaid, sendSelf, spell, upkeep } from '../../../../engine/duel/api';

/**
 * Sent from the field to the Graveyard in the own Main Phase it deals 1000 damage for each own Standby Phase that it has seen;
 * skipped ones do not count.
 */
export default spell(38992735, {
  activate: nothing,
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      counts: true,
      *run(e) {
        yield* remember(e, { turns: (e.data.turns ?? 0) + 1 });
      },
    }),
  ],
  effects: [
    ignition({
      from: ['spellTrap'],
      costs: [sendSelf],
      *resolve(e) {
        yield* damage(e, e.opponent, 1000 * (rememberedWhenPaid(e).turns ?? 0));
      },
    }),
  ],
});
