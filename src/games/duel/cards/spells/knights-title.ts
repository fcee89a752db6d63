import {
  chooseCard,
  freeToMove,
  maySpecialSummon,
  shuffleDeck,
  specialSummon,
  spell,
  tributeMonsters,
} from '../../../../engine/duel/api';

const [DARK_MAGICIAN, DARK_MAGICIAN_KNIGHT] = [46986414, 50725996];

/**
 * For a tributed face-up Dark Magician the Dark Magician Knight comes from hand, Deck or Graveyard. It may be activated
 * whatever they hold.
 */
export default spell(87210505, {
  activate: {
    costs: [tributeMonsters(1, (q, id) => q.isFaceUp(id) && q.isNamed(id, DARK_MAGICIAN), { needsZone: true })],
    specialSummons: 'alone',
    *resolve(e) {
      const knights = [...e.handOf(e.player), ...e.deckOf(e.player), ...e.graveyardOf(e.player)].filter(
        (id) => e.isNamed(id, DARK_MAGICIAN_KNIGHT) && maySpecialSummon(e, id, e.player, 'named'),
      );
      const knight = yield* chooseCard(e, { from: freeToMove(e, knights), prompt: 'specialSummon' });
      if (knight !== undefined) yield* specialSummon(e, [knight], { way: 'named' });
      yield* shuffleDeck(e, e.player);
    },
  },
});
