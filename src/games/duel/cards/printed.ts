/** What is printed on the cards, whatever they are played with: facts alone, no card's code lies behind this door. */
import type { CardFacts } from '../../../engine/duel';
import { batches, laterCards, tokenCards } from './data/facts';

const [first, ...since] = batches;

/**
 * Printed facts of every known card, playable yet or not: first those that there were before cards came in batches, in the order
 * by which recordings of that time count them; then batch by batch.
 */
export const allCardFacts: readonly CardFacts[] = [...first!, ...laterCards, ...tokenCards, ...since.flat()];

/** Cards that came with the later turn flow and are of the time of the Expert rules, with the batch in which those got them. */
const OF_BOTH: ReadonlyMap<number, number> = new Map([[56094445, 7]]);

/** What Des Dendle lies on is no card of the pool to mid-2005. It is a batch by itself, so that none grew by it. */
const BESIDE_THE_POOL: ReadonlyMap<number, number> = new Map([[46571052, 13]]);

const modernAlone: ReadonlySet<number> = new Set([
  ...laterCards.map(({ id }) => id).filter((id) => !OF_BOTH.has(id)),
  ...BESIDE_THE_POOL.keys(),
]);

/** Whether the card is for the later turn flow only. */
export const isOfModernAlone = (passcode: number): boolean => modernAlone.has(passcode);

const came = new Map([...since.flatMap((cards, i) => cards.map(({ id }) => [id, i + 1] as const)), ...BESIDE_THE_POOL]);

/** The batch in which a card came to the table: 0 for those that were there before there were batches. */
export const batchOf = (passcode: number): number => came.get(passcode) ?? 0;

/** The batch in which the Expert rules got a card. */
export const expertBatchOf = (passcode: number): number => OF_BOTH.get(passcode) ?? batchOf(passcode);

const byPasscode = new Map(allCardFacts.map((facts) => [facts.id, facts]));

export const cardFacts = (passcode: number): CardFacts | undefined => byPasscode.get(passcode);
