import { savedDuelOf, type OpenDuel } from '../open-duel';
import { library } from './library-shelf';
import { factsOfOpen, nameOfSaved } from './past-duel';

/** Somebody has acted in it: a duel that was only dealt is no loss. */
const hasBegun = ({ duel }: OpenDuel): boolean => duel.line.some((given) => given.how === 'unknown' || (given.how === 'hand' && given.answer.kind !== 'value'));

/**
 * Files a duel that is over, or that leaves the table before its end, with the past duels. It is read at once and written in its own
 * time; nothing waits for it.
 */
export function fileAway(open: OpenDuel): void {
  if (!hasBegun(open)) return;
  const saved = savedDuelOf(open);
  const past = { ...factsOfOpen(open), id: nameOfSaved(saved), at: Date.now(), isPinned: false };
  const text = JSON.stringify(saved);
  void library().then(({ shelf }) => shelf.put(past, text)).catch(() => undefined);
}
