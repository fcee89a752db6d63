import type { Question } from '../desk/question';
import type { Table } from '../desk/table';

/** When a hint fits what a table shows, and the rule that it is about. */
export interface Occasion<Seen, Rule extends string> {
  readonly rule: Rule;
  /** Told to the player whose own cards are shown; otherwise it is about what everybody sees. */
  readonly isOwn?: true;
  fits(table: Seen): boolean;
}

type Read = Pick<Table, 'view' | 'curtain' | 'review' | 'request' | 'viewer'> & {
  readonly question: Pick<Question, 'player'> | null;
};

/** Nobody reads a hint behind the curtain, while something earlier is looked at, and when the game is over. */
const isRead = ({ view, curtain, review, request }: Read): boolean =>
  curtain === null && review === null && request === null && view.result === null;

/** A hint about a player's own choice is shown only where that player's own view is. */
export const standsWith = ({ isOwn }: Pick<Occasion<never, string>, 'isOwn'>, table: Read): boolean =>
  isRead(table) && (!isOwn || (table.question !== null && table.viewer === table.question.player));

/** The names of those that fit the table as it is shown now, in their order. */
export const fittingOf = <Seen extends Read>(
  hints: readonly (Occasion<Seen, string> & { readonly name: string })[],
  table: Seen,
): readonly string[] => hints.filter((hint) => standsWith(hint, table) && hint.fits(table)).map(({ name }) => name);
