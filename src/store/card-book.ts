export { builtInDecks, cardFacts, cardTexts } from '../cards';
export type { CardFacts } from '../cards';
