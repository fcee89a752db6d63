import type { CardPool, DuelGame, ProfileId } from '../engine/duel';

let played: DuelGame | undefined;

/** The top of the page says which game is played on it, before anything of a duel is looked at. */
export function playOnThisPage(game: DuelGame): void {
  played = game;
}

/** The game of this page, for its stores: what they call gets it by argument. */
export function gameOfThisPage(): DuelGame {
  if (played === undefined) throw new Error('no game is played on this page');
  return played;
}

/** The cards that decks of a rule set are built of here. */
export const poolOfThisPage = (profile: ProfileId): CardPool => gameOfThisPage().pool(profile);
