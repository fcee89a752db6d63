import type { ReactNode } from 'react';
import { usualGame } from '../../../store/game';
import { fetchedPart, type FetchedPart } from '../../base/fetching/fetched';

export interface PuzzlesProps {
  /** The puzzle that the address opens: its id, or all of it packed; nothing: the shelf. */
  readonly detail: string;
}

/** What a game brings for its puzzles. */
interface PuzzlesOfGame {
  Puzzles(props: PuzzlesProps): ReactNode;
}

let part: FetchedPart<PuzzlesOfGame> | null = null;

/** Puzzles of the usual game: a win in this turn is looked for. */
export function PuzzlesScreen(props: PuzzlesProps) {
  part ??= fetchedPart(async () => (await usualGame().puzzles?.()) as PuzzlesOfGame);
  const { Puzzles } = part.usePart();
  return <Puzzles {...props} />;
}
