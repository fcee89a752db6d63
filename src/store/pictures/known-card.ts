import { cardFacts } from '../cards/card-book';
import { fetchVision } from '../game';

/** Which numbers are those of cards, in either game. The second one may not have been fetched: then only the first counts. */
export async function isKnownCard(): Promise<(number: number) => boolean> {
  const vision = await fetchVision().catch(() => null);
  return (number) => cardFacts(number) !== undefined || vision?.pool.definition(number) !== undefined;
}
