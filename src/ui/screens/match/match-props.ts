import type { MatchView } from '../../../match';

/** What every screen around the duels of a match shows. */
export interface MatchProps {
  readonly match: MatchView;
  readonly names: readonly [string, string];
}
