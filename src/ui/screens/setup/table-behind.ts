import type { ComponentType } from 'react';
import type { SideDeckProblem } from '../../../match';
import type { DuelPlan, TablePlan } from '../../../store/keeping/open-game';
import type { Pair } from '../../../store/seats';
import type { DecksOfGame } from '../../base/shared/game-beside';

/** What the start asks of the table that is fetched behind it. */
export interface TableBehind {
  readonly StartTrouble: ComponentType;
  readonly decksOf: (game: string) => Promise<DecksOfGame>;
  readonly wrongSideDecks: (decks: Pair<string>, played: string) => readonly SideDeckProblem[];
  readonly beginGame: (plan: TablePlan) => Promise<void>;
  readonly beginMatch: (plan: DuelPlan) => Promise<void>;
}
