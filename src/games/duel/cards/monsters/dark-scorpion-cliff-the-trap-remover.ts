import { dealtBattleDamage, destroy, mill, monster, optionalTrigger, target } from '../../../../engine/duel/api';

/** Having dealt battle damage to the opponent it may do one of two things. */
export default monster(6967870, {
  effects: [
    optionalTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      modes: [{ targets: target((q) => q.spellsTraps()) }, { condition: (q) => q.deckOf(q.opponent).length > 0 }],
      *resolve(e) {
        if (e.mode === 0) yield* destroy(e, e.targets);
        else yield* mill(e, e.opponent, 2);
      },
    }),
  ],
});
