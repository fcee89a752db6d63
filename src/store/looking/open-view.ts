import type { Seat, ShownEntry, ShownEvent } from '../../engine/table';
import type { GameView } from '../../games/view';

interface Looked<View> {
  view(viewer: Seat): View;
  /** The same, with nothing foreseen. */
  plainView(viewer: Seat): View;
}

/**
 * The table with open hands: what either player may know, everybody sees. Each half is drawn from its own player's view, so
 * that the engine alone still says who may know what; Decks stay closed, since nobody knows them.
 */
export function openView<View extends GameView>(session: Looked<View>): View {
  const { decision, turnPlayer } = session.plainView(0);
  // The view of whoever decides comes first, with what is foreseen from there.
  const player = decision?.player ?? turnPlayer;
  const [own, other] = [session.view(player), session.plainView(player === 0 ? 1 : 0)];
  return {
    ...own,
    seats: player === 0 ? [own.seats[0], other.seats[1]] : [other.seats[0], own.seats[1]],
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
