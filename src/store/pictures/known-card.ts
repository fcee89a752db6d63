import { cardFacts } from '../cards/card-book';
import { fetchVision } from '../game';

/** Which numbers are those of cards, in either game. Without a network the second game may be missing: then only the first counts. */
export async function isKnownCard(): Promise<(number: number) => boolean> {
  const vision = await fetchVision().catch(() => null);
  return (number) => cardFacts(number) !== undefined || vision?.pool.definition(number) !== undefined;
}
