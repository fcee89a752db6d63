import { chooseCard, maySpecialSummon, shuffleDeck, specialSummon, spell } from '../../../../engine/duel/api';

const [HARPIE_LADY, HARPIE_LADY_SISTERS] = [76812113, 12206212];

/**
 * While a Harpie Lady is face-up on the field, either player's, one or the Sisters come from hand or Deck. It may be activated
 * whatever they hold.
 */
export default spell(90219263, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0 && q.faceUpMonsters().some((id) => q.isNamed(id, HARPIE_LADY)),
    rule: 'needs-another-card',
    specialSummons: 'alone',
    *resolve(e) {
      const from = [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
        (id) => (e.isNamed(id, HARPIE_LADY) || e.isNamed(id, HARPIE_LADY_SISTERS)) && maySpecialSummon(e, id, e.player, 'named'),
      );
      const harpie = yield* chooseCard(e, { from, prompt: 'specialSummon' });
      if (harpie !== undefined) yield* specialSummon(e, [harpie], { way: 'named' });
      yield* shuffleDeck(e, e.player);
    },
  },
});
