import { dealtBattleDamage, monster, optionalTrigger, putOnTopOfDeck, target } from '../../../../engine/duel/api';

/** Having dealt battle damage to the opponent it may put a Continuous Spell of the own Graveyard on top of the Deck. */
export default monster(51616747, {
  effects: [
    optionalTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      targets: target((q) => q.graveyardOf(q.player).filter((id) => q.isSpell(id) && q.facts(id).subtype === 'continuous')),
      *resolve(e) {
        yield* putOnTopOfDeck(e, e.targets);
      },
    }),
  ],
});
