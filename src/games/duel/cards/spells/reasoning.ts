import {
  declareNumber,
  isNormalSummonable,
  maySpecialSummon,
  numbersFrom,
  reveal,
  sendToGraveyard,
  shuffleDeck,
  specialSummon,
  spell,
} from '../../../../engine/duel/api';

/**
 * The opponent declares a Level. Cards are turned over from the own Deck up to the first monster that could be Normal Summoned
 * or Set: with another Level it is Special Summoned. What has been turned over besides goes to the Graveyard, with the declared
 * Level that monster as well. With no such monster the Deck is shown and shuffled.
 */
export default spell(58577036, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    actsOn: (q) => q.deckOf(q.player),
    specialSummons: 'alone',
    *resolve(e) {
      const level = yield* declareNumber(e, numbersFrom(1, 12), e.opponent);
      const deck = e.deckOf(e.player).toReversed();
      const found = deck.find((id) => isNormalSummonable(e, id));
      const shown = found === undefined ? deck : deck.slice(0, deck.indexOf(found) + 1);
      yield* reveal(e, shown);
      if (found === undefined) return yield* shuffleDeck(e, e.player);
      const come = e.facts(found).level !== level && maySpecialSummon(e, found) ? yield* specialSummon(e, [found]) : [];
      yield* sendToGraveyard(
        e,
        shown.filter((id) => !come.includes(id)),
        'effect',
        { sameMoment: come.length > 0 },
      );
    },
  },
});
