import { firstBinding, type Binding, type Learned } from '../../table/binding';
import type { EventVerb } from '../model/event';
import type { Player } from '../model/vocabulary';
import type { EventView } from './view';

/** What nobody can unsee, and what chance has decided. */
const SEEN: readonly EventVerb[] = ['draw', 'redraw', 'shuffle'];

/** What happens and binds whoever has acted. A node that is paid may be given up, and shows a card that nobody has seen. */
const BINDS: Readonly<Partial<Record<EventVerb, Binding>>> = {
  play: 'activated',
  use: 'activated',
  defend: 'activated',
  trigger: 'activated',
  resolve: 'activated',
  attack: 'attacked',
  pay: 'learned',
};

/** Whether an act that has brought this about is not taken back any more even while it is announced. */
export const isSeen = (verb: EventVerb): boolean => SEEN.includes(verb);

const bindingOf = ({ verb }: EventView): Binding | undefined => (isSeen(verb) ? 'learned' : BINDS[verb]);

/** What first binds whoever has acted, from line `since` of the log on; undefined while nothing does. */
export const bindingSince = (log: readonly EventView[], since: number): Binding | undefined =>
  firstBinding(log, since, bindingOf);

/**
 * What `player` has learned since line `since` of its log. A drawn card counts once the screen has shown it (`seen`: the newest
 * line that its own view has shown).
 */
export function learnedSince(log: readonly EventView[], player: Player, since: number, seen: number): Learned | null {
  for (const { number, verb, player: whose, paid } of log) {
    if (number <= since) continue;
    // A node that is given up, and a card of the hand that is discarded, are seen by everybody.
    if ((verb === 'pay' && (paid?.[1] ?? 0) > 0) || (verb === 'discard' && whose !== player)) return 'hidden';
    if (verb === 'draw' && whose === player && number <= seen) return 'draw';
  }
  return null;
}
