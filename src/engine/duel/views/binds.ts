import { firstBinding, type Binding } from '../../table/binding';
import type { Verb } from '../model/event';
import type { EventView } from './view';

/** What nobody can unsee, and what chance has decided. */
const SEEN: readonly Verb[] = ['draw', 'reveal', 'coin', 'dice', 'shuffle'];

/** What happens and binds whoever has acted. What an act shows of its own player's cards does not: it is that player's loss. */
const BINDS: Readonly<Partial<Record<Verb, Binding>>> = {
  activate: 'activated',
  chainLink: 'activated',
  resolve: 'activated',
  attack: 'attacked',
  battled: 'attacked',
  toDeck: 'learned',
};

/** Whether an act that has brought this about is not taken back any more even while it is announced. */
export const isSeen = (verb: Verb): boolean => SEEN.includes(verb);

const bindingOf = ({ verb, from }: EventView): Binding | undefined => (from === 'deck' || isSeen(verb) ? 'learned' : BINDS[verb]);

/** What first binds whoever has acted, from line `since` of the log on; undefined while nothing does. */
export const bindingSince = (log: readonly EventView[], since: number): Binding | undefined =>
  firstBinding(log, since, bindingOf);
