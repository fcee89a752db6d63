import { RULE_OPTIONS, type CardPool, type DuelGame, type ProfileId, type RuleOptions } from '../engine/duel';

/** What a rule set says of decks: which cards can be played, and how many a deck may have. */
export interface DeckRules {
  readonly pool: CardPool;
  readonly limits: RuleOptions['deckLimits'];
}

export const deckRulesOf = (game: DuelGame, profile: ProfileId): DeckRules => ({
  pool: game.pool(profile),
  limits: RULE_OPTIONS[profile].deckLimits,
});
