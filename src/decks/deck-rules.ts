import { PROFILES, type CardPool, type DuelGame, type Profile, type ProfileId } from '../engine/duel';

/** What a rule set says of decks: which cards can be played, and how many a deck may have. */
export interface DeckRules {
  readonly pool: CardPool;
  readonly limits: Profile['deckLimits'];
}

export const deckRulesOf = (game: DuelGame, profile: ProfileId): DeckRules => ({
  pool: game.pool(profile),
  limits: PROFILES[profile].deckLimits,
});
