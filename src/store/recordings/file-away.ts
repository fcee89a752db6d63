import { asideShelf } from '../keeping/aside';
import { savedGameOf, type OpenGame } from '../keeping/open-game';
import { library, tellFiled } from './library-shelf';
import { factsOfOpen, nameOfSaved, type PastGame } from './past-game';

/** What became of a duel that was to be filed. If it is not with the past duels, its text is offered to the players as a file. */
export type Filed =
  | { readonly kind: 'filed' }
  | {
      readonly kind: 'notFiled';
      readonly names: readonly [string, string];
      readonly turns: number;
      readonly text: string;
      readonly isAside: boolean;
    };

/** Somebody has acted in it: a duel that was only dealt is no loss. */
const hasBegun = ({ running }: OpenGame): boolean =>
  running.line.some((given) => given.how === 'unknown' || (given.how === 'hand' && given.answer.kind !== 'value'));

/**
 * Files a duel that is over, or that leaves the table before its end, with the past duels; if their storage fails or does not
 * answer, puts it aside, from where it is filed when they are looked at the next time. It is read at once and written in its own
 * time.
 */
export async function fileAway(open: OpenGame): Promise<Filed> {
  if (!hasBegun(open)) return { kind: 'filed' };
  const saved = savedGameOf(open);
  const past: PastGame = { ...factsOfOpen(open), id: nameOfSaved(saved), at: Date.now(), isPinned: false };
  const text = JSON.stringify(saved);
  try {
    const { shelf, lasts } = await library();
    await shelf.put(past, text);
    tellFiled();
    if (lasts) return { kind: 'filed' };
  } catch {
    // Then it is put aside.
  }
  return { kind: 'notFiled', names: past.names, turns: past.turns, text, isAside: await asideShelf.put(text) };
}
