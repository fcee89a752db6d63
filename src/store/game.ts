import type { CardPool, DuelGame, ProfileId } from '../engine/duel';
import type { VisionBook, VisionGame } from '../engine/vision';

/** The games of a desk; VISION is null until it has been fetched. */
export interface GamesOfDesk {
  readonly duel: DuelGame;
  readonly vision: VisionGame | null;
}

/** The second game, and what the page shows of its cards and rules. */
export interface VisionOfPage {
  readonly visionGame: VisionGame;
  readonly visionBook: VisionBook;
}

/** What the top of the page brings: the duel, and what fetches the second game where it is wanted. */
interface GamesOfPage {
  readonly duel: DuelGame;
  readonly vision: () => Promise<VisionOfPage>;
}

let played: GamesOfPage | undefined;
let vision: VisionOfPage | null = null;

/** The top of the page says which games are played on it, before anything of them is looked at. */
export function playOnThisPage(games: GamesOfPage): void {
  played = games;
}

function brought(): GamesOfPage {
  if (played === undefined) throw new Error('no game is played on this page');
  return played;
}

/** The duel of this page, for its stores: what they call gets it by argument. */
export const gameOfThisPage = (): DuelGame => brought().duel;

/** Both games, the second as far as it has been fetched. */
export const gamesOfThisPage = (): GamesOfDesk => ({ duel: brought().duel, vision: vision?.visionGame ?? null });

/** Fetches the second game; at once where it is there already. */
export const fetchVision = async (): Promise<VisionGame> => (vision ??= await brought().vision()).visionGame;

/** The book of the second game, once it has been fetched. A game of it on the table has fetched it. */
export function bookOfVision(): VisionBook {
  if (vision === null) throw new Error('VISION has not been fetched');
  return vision.visionBook;
}

/** The cards that decks of a rule set are built of here. */
export const poolOfThisPage = (profile: ProfileId): CardPool => gameOfThisPage().pool(profile);
