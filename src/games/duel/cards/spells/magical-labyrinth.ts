import {
  chooseCard,
  equip,
  ignition,
  maySpecialSummon,
  shuffleDeck,
  specialSummon,
  tributeHost,
} from '../../../../engine/duel/api';

const LABYRINTH_WALL = 67284908;
const WALL_SHADOW = 63162310;

/** For a Labyrinth Wall. With that as tribute, and itself, it brings Wall Shadow from the Deck; finding none is legal. */
export default equip(64389297, {
  fits: (q, id) => q.isNamed(id, LABYRINTH_WALL),
  effects: [
    ignition({
      from: ['spellTrap'],
      costs: [tributeHost],
      specialSummons: 'alone',
      *resolve(e) {
        const from = e.deckOf(e.player).filter((id) => e.isNamed(id, WALL_SHADOW) && maySpecialSummon(e, id, e.player, 'named'));
        const shadow = yield* chooseCard(e, { from, prompt: 'specialSummon' });
        if (shadow !== undefined) yield* specialSummon(e, [shadow], { way: 'named' });
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
