import { dealtBattleDamage, mill, monster, optionalTrigger, putOnTopOfDeck, target } from '../../../../engine/duel/api';

/** Having dealt battle damage to the opponent it may do one of two things. */
export default monster(48768179, {
  effects: [
    optionalTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      modes: [{ targets: target((q) => q.monstersOf(q.opponent)) }, { condition: (q) => q.deckOf(q.opponent).length > 0 }],
      *resolve(e) {
        if (e.mode === 0) yield* putOnTopOfDeck(e, e.targets);
        else yield* mill(e, e.opponent, 1);
      },
    }),
  ],
});
