import {
  chooseCard,
  dealtBattleDamage,
  monster,
  optionalTrigger,
  putOnTopOfDeck,
  reveal,
  shuffleDeck,
} from '../../../../engine/duel/api';

const PARASITE_PARACIDE = 27911549;

/** Battle damage to the opponent lets it put a Parasite Paracide of the own Deck on top of it. */
export default monster(88733579, {
  effects: [
    optionalTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      *resolve(e) {
        const from = e.deckOf(e.player).filter((id) => e.isNamed(id, PARASITE_PARACIDE));
        const parasite = yield* chooseCard(e, { from, prompt: 'search' });
        yield* shuffleDeck(e, e.player);
        if (parasite === undefined) return;
        yield* reveal(e, [parasite]);
        yield* putOnTopOfDeck(e, [parasite]);
      },
    }),
  ],
});
