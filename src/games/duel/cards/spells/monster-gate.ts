import {
  isNormalSummonable,
  reveal,
  sendToGraveyard,
  shuffleDeck,
  specialSummon,
  spell,
  tributeMonsters,
} from '../../../../engine/duel/api';

/**
 * For a tribute, cards are turned over from the own Deck up to the first monster that could be Normal Summoned or Set, which
 * comes; the others go to the Graveyard. With no such monster the Deck is shown and shuffled.
 */
export default spell(43040603, {
  activate: {
    costs: [tributeMonsters(1, undefined, { needsZone: true })],
    actsOn: (q) => q.deckOf(q.player),
    specialSummons: 'alone',
    *resolve(e) {
      const deck = e.deckOf(e.player).toReversed();
      const found = deck.find((id) => isNormalSummonable(e, id));
      const shown = found === undefined ? deck : deck.slice(0, deck.indexOf(found) + 1);
      yield* reveal(e, shown);
      if (found === undefined) return yield* shuffleDeck(e, e.player);
      const come = yield* specialSummon(e, [found]);
      yield* sendToGraveyard(
        e,
        shown.filter((id) => !come.includes(id)),
        'effect',
        { sameMoment: come.length > 0 },
      );
    },
  },
});
