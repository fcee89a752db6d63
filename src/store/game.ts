import type { CardPool, DuelGame, ProfileId } from '../engine/duel';
import type { VisionGame } from '../engine/vision';

/** The games of a desk; VISION is null until it has been fetched. */
export interface GamesOfDesk {
  readonly duel: DuelGame;
  readonly vision: VisionGame | null;
}

/** What the top of the page brings: the duel, and what fetches the second game where it is wanted. */
interface GamesOfPage {
  readonly duel: DuelGame;
  readonly vision: () => Promise<VisionGame>;
}

let played: GamesOfPage | undefined;
let vision: VisionGame | null = null;

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
export const gamesOfThisPage = (): GamesOfDesk => ({ duel: brought().duel, vision });

/** Fetches the second game; at once where it is there already. */
export const fetchVision = async (): Promise<VisionGame> => (vision ??= await brought().vision());

/** The cards that decks of a rule set are built of here. */
export const poolOfThisPage = (profile: ProfileId): CardPool => gameOfThisPage().pool(profile);
