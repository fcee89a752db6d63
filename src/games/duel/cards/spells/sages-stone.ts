import { chooseCard, maySpecialSummon, shuffleDeck, specialSummon, spell } from '../../../../engine/duel/api';

const [DARK_MAGICIAN, DARK_MAGICIAN_GIRL] = [46986414, 38033121];

/**
 * While its player has Dark Magician Girl: a Dark Magician comes from hand or Deck. It may be activated whatever they hold.
 */
export default spell(13604200, {
  activate: {
    condition: (q) =>
      q.freeMonsterZones(q.player) > 0 && q.faceUpMonstersOf(q.player).some((id) => q.isNamed(id, DARK_MAGICIAN_GIRL)),
    rule: 'needs-another-card',
    specialSummons: 'alone',
    *resolve(e) {
      const from = [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
        (id) => e.isNamed(id, DARK_MAGICIAN) && maySpecialSummon(e, id),
      );
      const magician = yield* chooseCard(e, { from, prompt: 'specialSummon' });
      if (magician !== undefined) yield* specialSummon(e, [magician]);
      yield* shuffleDeck(e, e.player);
    },
  },
});
