import { fetchVision, gamesOfThisPage, type GamesOfDesk } from '../game';
import { MOST_LIBRARY_BYTES, readJson } from '../storage/limits';

const partOf = (json: unknown, key: string): unknown =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, key)
    ? (json as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** A game of VISION with hands, the public side of one, or a library that holds any. */
function isOfVision(json: unknown): boolean {
  const duels = partOf(json, 'duels');
  return (
    partOf(json, 'game') === 'vision' ||
    partOf(json, 'profile') === 'vision' ||
    (Array.isArray(duels) && duels.some((one) => isOfVision(partOf(one, 'file'))))
  );
}

/** Whether the second game has to be fetched before this text of a file is read. */
export function wantsVision(text: string): boolean {
  // Most files do not name it at all.
  if (!text.includes('"vision"')) return false;
  const read = readJson(text, MOST_LIBRARY_BYTES);
  return read.ok && isOfVision(read.json);
}

/** The games that reading this text takes; what cannot be fetched is missing, and reading says so. */
export async function gamesFor(text: string): Promise<GamesOfDesk> {
  if (wantsVision(text)) await fetchVision().catch(() => undefined);
  return gamesOfThisPage();
}
