import type { DeckTextProblem, DeckReading } from './deck-reading';
import { stacksOf } from './deck';

/** What a list of cards asks for and cannot have, as the command line tells it. */
type NotThere =
  | { readonly id: number; readonly en?: string; readonly copies: number; readonly why: 'unknown' | 'not playable' }
  | { readonly problem: string; readonly line?: number; readonly found?: string; readonly perhaps?: readonly string[] };

type NameOf = (passcode: number) => string | undefined;

function told(problem: DeckTextProblem, nameOf: NameOf): NotThere {
  const { kind, line, found } = { line: undefined, found: undefined, ...problem };
  const near = 'near' in problem ? problem.near.flatMap((passcode) => nameOf(passcode) ?? []) : [];
  return {
    problem: kind,
    ...(line !== undefined && { line }),
    ...(found !== undefined && { found }),
    ...(near.length > 0 && { perhaps: near }),
  };
}

/** The cards of a deck that cannot be played, once each, or why its text cannot be read; nothing if all of it can be played. */
export function notThere(read: DeckReading, nameOf: NameOf, isPlayable: (passcode: number) => boolean): readonly NotThere[] {
  if (!read.ok) return read.problems.map((problem) => told(problem, nameOf));
  const { main, side, fusion } = read.cards;
  return stacksOf([...main, ...side, ...fusion])
    .filter(({ passcode }) => !isPlayable(passcode))
    .map(({ passcode, copies }) => {
      const en = nameOf(passcode);
      return { id: passcode, ...(en !== undefined && { en }), copies, why: en === undefined ? 'unknown' : 'not playable' };
    });
}
