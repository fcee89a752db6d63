import {
  chooseCards,
  destroyedByBattle,
  maySpecialSummon,
  monster,
  optionalTrigger,
  shuffleDeck,
  specialSummon,
} from '../../../../engine/duel/api';

const HYENA = 22873798;

/** Destroyed by battle, it may bring any number of its name from the Deck; finding none is legal. */
export default monster(HYENA, {
  effects: [
    optionalTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: destroyedByBattle,
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      specialSummons: true,
      *resolve(e) {
        const pack = e.deckOf(e.player).filter((id) => e.isNamed(id, HYENA) && maySpecialSummon(e, id));
        const max = e.freeMonsterZones(e.player);
        yield* specialSummon(e, yield* chooseCards(e, { from: pack, min: 1, max, prompt: 'specialSummon' }));
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
