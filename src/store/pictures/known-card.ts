import { cardFacts } from '../cards/card-book';
import { fetchGame, otherGames } from '../game';

/** Which numbers are those of cards, in any game. One that cannot be fetched does not count. */
export async function isKnownCard(): Promise<(number: number) => boolean> {
  const others = await Promise.all(otherGames().map((id) => fetchGame(id).catch(() => null)));
  return (number) => cardFacts(number) !== undefined || others.some((game) => game?.knows(number) === true);
}
