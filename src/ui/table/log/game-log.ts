import type { TableView } from '../../../engine/table';
import type { AnyRuleId } from '../../base/shared/reasons';
import type { Piece } from './piece';

/** A line of the log as it is told. */
export type ToldOf<View extends TableView> = View['log'][number] & { readonly rule?: AnyRuleId | undefined };

/** Puts events into words. */
export interface Telling<View extends TableView = TableView> {
  /** A sentence whose cards can be pointed at. */
  sentence(event: ToldOf<View>): readonly Piece[];
}

/** How the log of a game is told: which lines there are, and each of them in words. */
export interface LogOfGame<View extends TableView = TableView> {
  /** Several alike are one, and what says nothing is none. */
  tell(log: View['log']): readonly ToldOf<View>[];
  /** What follows from the line before. */
  isSub(event: ToldOf<View>): boolean;
  /** It is another one when its words have changed. */
  useTelling(): Telling<View>;
}
