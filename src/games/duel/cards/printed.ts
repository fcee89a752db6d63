/** What is printed on the cards, whatever they are played with: facts alone, no card's code lies behind this door. */
import type { CardFacts } from '../../../engine/duel';
import cardsJson from './data/cards.json';
import modernCardsJson from './data/modern-cards.json';
import tokensJson from './data/tokens.json';

/**
 * Printed facts of every known card, playable yet or not, in the order of the passcodes; then those that only the later turn flow
 * knows, then those of the tokens.
 */
export const allCardFacts = [...cardsJson, ...modernCardsJson, ...tokensJson] as readonly CardFacts[];

const modernAlone: ReadonlySet<number> = new Set(modernCardsJson.map(({ id }) => id));

/** Whether the card is for the later turn flow only. */
export const isOfModernAlone = (passcode: number): boolean => modernAlone.has(passcode);

const byPasscode = new Map(allCardFacts.map((facts) => [facts.id, facts]));

export const cardFacts = (passcode: number): CardFacts | undefined => byPasscode.get(passcode);
