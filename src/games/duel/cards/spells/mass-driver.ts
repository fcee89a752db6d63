import { damage, ignition, nothing, spell, tributeMonsters } from '../../../../engine/duel/api';

/** For a tributed monster 400 damage to the opponent, any number of times in the own Main Phases. */
export default spell(34906152, {
  activate: nothing,
  effects: [
    ignition({
      from: ['spellTrap'],
      costs: [tributeMonsters(1)],
      *resolve(e) {
        if (e.selfIsThere) yield* damage(e, e.opponent, 400);
      },
    }),
  ],
});
