import type { ShownEntry, ShownEvent } from '../../engine/table';
import type { GameView } from '../../games/view';

/**
 * The table with open hands: what either player may know, everybody sees. Each half is drawn from its own player's view, so
 * that the engine alone still says who may know what; Decks stay closed, since nobody knows them.
 */
export function openView<View extends GameView>(session: { view(viewer: 0 | 1): View }): View {
  const [first, second] = [session.view(0), session.view(1)];
  // The view of whoever decides comes first.
  const [own, other] = (first.decision?.player ?? first.turnPlayer) === 0 ? [first, second] : [second, first];
  return {
    ...own,
    seats: [first.seats[0], second.seats[1]],
    stack: own.stack.map((entry, i) => withTargetsOf(entry, other.stack[i])),
    log: own.log.map((event, i) => withNameOf(event, other.log[i])),
  };
}

const withTargetsOf = <Entry extends ShownEntry>(entry: Entry, other: Entry | undefined): Entry => ({
  ...entry,
  targets: entry.targets.map((target, i) => (target.passcode === undefined ? (other?.targets[i] ?? target) : target)),
});

const withNameOf = <Event extends ShownEvent>(event: Event, other: Event | undefined): Event =>
  event.passcode === undefined && other?.passcode !== undefined ? { ...event, passcode: other.passcode } : event;
