import type { DuelView, EventView, LinkView } from '../../engine/duel';
import type { Session } from '../running/session';

/**
 * The table with open hands: what either player may know, everybody sees. Each half is drawn from its own player's view, so
 * that the engine alone still says who may know what; Decks stay closed, since nobody knows them.
 */
export function openView(session: Pick<Session, 'view'>): DuelView {
  const [first, second] = [session.view(0), session.view(1)];
  const [own, other] = (first.decision?.player ?? first.turnPlayer) === 0 ? [first, second] : [second, first];
  return {
    ...own,
    seats: [first.seats[0], second.seats[1]],
    stack: own.stack.map((link, i) => withTargetsOf(link, other.stack[i])),
    log: own.log.map((event, i) => withNameOf(event, other.log[i])),
  };
}

function withTargetsOf(link: LinkView, other: LinkView | undefined): LinkView {
  return {
    ...link,
    targets: link.targets.map((target, i) => (target.passcode === undefined ? (other?.targets[i] ?? target) : target)),
  };
}

const withNameOf = (event: EventView, other: EventView | undefined): EventView =>
  event.passcode === undefined && other?.passcode !== undefined ? { ...event, passcode: other.passcode } : event;
