import type { CardPool, DuelGame, ProfileId } from '../engine/duel';
import type { GameOfTable } from '../games/game';
import type { Thinkable } from '../thinking';

/** The games of a desk by name, as far as they have been fetched. */
export type GamesOfDesk = Readonly<Record<string, GameOfTable>>;

/** The game of that name, if it is there; a file may name anything, what every object has as well. */
export const gameNamed = (games: GamesOfDesk, name: string): GameOfTable | undefined =>
  Object.hasOwn(games, name) ? games[name] : undefined;

/** What the top of the page brings. */
interface GamesOfPage {
  /** The duel with its cards: what decks and matches are held to. */
  readonly rules: DuelGame;
  /** The game that a page plays where nothing else is said. */
  readonly usual: GameOfTable;
  /** Every other one by name, and what fetches it where it is wanted. */
  readonly others: Readonly<Record<string, () => Promise<GameOfTable>>>;
  /** Fetches what thinks for partners. */
  readonly thinker?: () => Promise<ThinkerOfPage>;
}

/** What thinks for partners: where a worker begins that does, and what reads its thoughts. */
export interface ThinkerOfPage {
  readonly address: string;
  readonly thinkableGame: (game: string) => Promise<Thinkable>;
}

let played: GamesOfPage | undefined;
let fetched: GamesOfDesk = {};

/** The top of the page says which games are played on it, before anything of them is looked at. */
export function playOnThisPage(games: GamesOfPage): void {
  played = games;
}

function brought(): GamesOfPage {
  if (played === undefined) throw new Error('no game is played on this page');
  return played;
}

/** The duel of this page, for its stores: what they call gets it by argument. */
export const gameOfThisPage = (): DuelGame => brought().rules;

export const usualGame = (): GameOfTable => brought().usual;

/** All games that are here: the usual one, and what has been fetched. */
export const gamesOfThisPage = (): GamesOfDesk => ({ ...fetched, [brought().usual.id]: brought().usual });

/** Which games there are besides the usual one, fetched or not. */
export const otherGames = (): readonly string[] => Object.keys(brought().others);

/** Fetches a game; at once where it is there already. */
export async function fetchGame(id: string): Promise<GameOfTable> {
  const there = gameNamed(gamesOfThisPage(), id);
  if (there) return there;
  const fetchIt = Object.hasOwn(brought().others, id) ? brought().others[id] : undefined;
  if (!fetchIt) throw new Error(`no game ${id} is played on this page`);
  const game = await fetchIt();
  fetched = { ...fetched, [id]: game };
  return game;
}

/** What thinks for partners, fetched when the first one sits down. */
export const thinkerOfThisPage = (): Promise<ThinkerOfPage> =>
  brought().thinker?.() ?? Promise.reject(new Error('nobody thinks on this page'));

/** The cards that decks of a rule set are built of here. */
export const poolOfThisPage = (profile: ProfileId): CardPool => gameOfThisPage().pool(profile);
