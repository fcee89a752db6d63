import { cardId, placeOf, seenCards, type Card, type DuelGame, type DuelRun } from '../../../engine/duel';
import type { Exchanging } from '../../../cli/exchanged';

/** How hidden cards of a duel are exchanged: each for one of its owner that may lie there as well. */
export const exchangingDuel = (game: DuelGame): Exchanging<DuelRun> => ({
  load(recording) {
    const loaded = game.load(recording, 'lastRestPoint');
    return loaded.ok && loaded.lost === undefined ? loaded.run : undefined;
  },
  place: ({ duel }, card) => placeOf(duel, cardId(card)),
  kind({ duel }, card) {
    const { owner, zone } = duel.state.cards[card]!;
    const { facts, index } = duel.defs[card]!;
    return `${owner} ${zone === 'fusionDeck'} ${index.isMonster} ${facts.subtype === 'field'}`;
  },
  seen({ duel }, seat) {
    const seen = seenCards(duel, seat);
    // No view lists the own Fusion Deck, whose owner knows it.
    const isOwn = ({ zone, owner }: Card): boolean => zone === 'fusionDeck' && owner === seat;
    return { has: (card) => seen.has(cardId(card)) || isOwn(duel.state.cards[card]!) };
  },
  tell: (run, other) => {
    other.duel.log = run.duel.log.slice();
  },
});
