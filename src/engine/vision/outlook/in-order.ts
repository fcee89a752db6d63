import { nextOf } from '../model/entry';
import type { EntryView } from '../views/view';

/** The entries of an interference that wait, in the order in which they are taken; an attack stands for its combat. */
export function inOrder(stack: readonly EntryView[]): readonly EntryView[] {
  const taken: EntryView[] = [];
  const waits = (entry: EntryView): boolean => entry.state !== 'resolved' && !taken.includes(entry);
  for (let next = nextOf(stack, waits); next !== undefined; next = nextOf(stack, waits)) taken.push(next);
  return taken;
}
