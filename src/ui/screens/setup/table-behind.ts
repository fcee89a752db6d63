import type { ComponentType } from 'react';
import type { ProfileId } from '../../../engine/duel';
import type { SideDeckProblem } from '../../../match';
import type { DeckCards } from '../../../decks';
import type { Format, ShelfDeck } from '../../../store/decks/deck-choice';
import type { DuelPlan, TablePlan } from '../../../store/keeping/open-game';
import type { Pair } from '../../../store/seats';
import type { VisionBehind } from '../../../games/vision/page/vision-behind';

/** The crest that stands for a deck. */
export type DeckCrest = ComponentType<{ readonly cards: DeckCards }>;

/** What the start asks of the table that is fetched behind it. */
export interface TableBehind {
  readonly StartTrouble: ComponentType;
  readonly DeckCrest: DeckCrest;
  readonly DeckCauses: ComponentType<{ readonly deck: string; readonly isBrief?: boolean }>;
  readonly firstUnplayable: (decks: readonly string[], format: Format, profile: ProfileId) => ShelfDeck | undefined;
  readonly wrongSideDecks: (decks: Pair<string>, profile: ProfileId) => readonly SideDeckProblem[];
  readonly beginGame: (plan: TablePlan) => Promise<void>;
  readonly beginMatch: (plan: DuelPlan) => Promise<void>;
  readonly fetchVisionBehind: () => Promise<VisionBehind>;
}
