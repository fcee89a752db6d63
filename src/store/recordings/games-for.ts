import { gameOfProfile } from '../../games/played';
import { fetchGame, gamesOfThisPage, otherGames, type GamesOfDesk } from '../game';
import { MOST_LIBRARY_BYTES, readJson } from '../storage/limits';

const partOf = (json: unknown, key: string): unknown =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, key)
    ? (json as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** The games of what a file holds: a game with hands, the public side of one, or a library of them. */
function gamesIn(json: unknown): readonly unknown[] {
  const duels = partOf(json, 'duels');
  return [
    partOf(json, 'game'),
    gameOfProfile(partOf(json, 'profile')),
    ...(Array.isArray(duels) ? duels.flatMap((one) => gamesIn(partOf(one, 'file'))) : []),
  ];
}

/** The games that have to be fetched before this text of a file is read. */
export function missingFor(text: string, games: GamesOfDesk = gamesOfThisPage()): readonly string[] {
  // Most files do not name them at all.
  const named = otherGames().filter((id) => games[id] === undefined && text.includes(`"${id}"`));
  if (named.length === 0) return [];
  const read = readJson(text, MOST_LIBRARY_BYTES);
  const inFile = new Set(read.ok ? gamesIn(read.json) : []);
  return named.filter((id) => inFile.has(id));
}

/** The games that reading this text takes; what cannot be fetched is missing, and reading says so. */
export async function gamesFor(text: string): Promise<GamesOfDesk> {
  await Promise.all(missingFor(text).map((id) => fetchGame(id).catch(() => undefined)));
  return gamesOfThisPage();
}
