import { allCardFacts } from '../../games/duel/cards/printed';
import type { CardFacts } from '../../engine/duel';

export { cardFacts } from '../../games/duel/cards/printed';
export type { CardFacts } from '../../engine/duel';
export { fold, wordsOf } from '../../decks';

const byName = new Map(allCardFacts.map((facts) => [facts.en, facts]));

/** The card of this English name: card names are declared in English, whatever the language of the table. */
export const cardNamed = (name: string): CardFacts | undefined => byName.get(name);
