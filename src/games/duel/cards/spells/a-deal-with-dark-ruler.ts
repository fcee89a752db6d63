import { chooseCard, fromField, maySpecialSummon, shuffleDeck, specialSummon, spell } from '../../../../engine/duel/api';

const BERSERK_DRAGON = 85605684;

/** In a turn in which an own monster of Level 8 or higher has gone from the field to the Graveyard: brings Berserk Dragon. */
export default spell(6850209, {
  recalls: ({ verb, from }) => verb === 'toGrave' && from === 'monster',
  activate: {
    condition: (q) =>
      q.freeMonsterZones(q.player) > 0 &&
      q.recalled().some(({ event }) => event.player === q.player && fromField(q, event) && q.facts(event.card!).level! >= 8),
    specialSummons: 'alone',
    *resolve(e) {
      const dragon = yield* chooseCard(e, {
        from: [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
          (id) => e.isNamed(id, BERSERK_DRAGON) && maySpecialSummon(e, id, e.player, 'named'),
        ),
        prompt: 'specialSummon',
      });
      if (dragon !== undefined) yield* specialSummon(e, [dragon], { way: 'named' });
      yield* shuffleDeck(e, e.player);
    },
  },
});
