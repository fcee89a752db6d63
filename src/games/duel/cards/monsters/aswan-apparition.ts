import { dealtBattleDamage, monster, optionalTrigger, putOnTopOfDeck, target } from '../../../../engine/duel/api';

/** Having dealt battle damage to the opponent it may put a Trap of the own Graveyard on top of the Deck. */
export default monster(88236094, {
  effects: [
    optionalTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      targets: target((q) => q.graveyardOf(q.player).filter((id) => q.isTrap(id))),
      *resolve(e) {
        yield* putOnTopOfDeck(e, e.targets);
      },
    }),
  ],
});
