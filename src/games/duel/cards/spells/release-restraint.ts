import { chooseCard, maySpecialSummon, shuffleDeck, specialSummon, spell, tributeMonsters } from '../../../../engine/duel/api';

const [IRON_KNIGHT, SWORDMASTER] = [423705, 57046845];

/**
 * For a tributed Gearfried the Iron Knight the Swordmaster comes from hand or Deck. It may be activated whatever they hold.
 */
export default spell(75417459, {
  activate: {
    costs: [tributeMonsters(1, (q, id) => q.isNamed(id, IRON_KNIGHT), { needsZone: true })],
    specialSummons: 'alone',
    *resolve(e) {
      const from = [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
        (id) => e.isNamed(id, SWORDMASTER) && maySpecialSummon(e, id, e.player, 'named'),
      );
      const swordmaster = yield* chooseCard(e, { from, prompt: 'specialSummon' });
      if (swordmaster !== undefined) yield* specialSummon(e, [swordmaster], { way: 'named' });
      yield* shuffleDeck(e, e.player);
    },
  },
});
