import type * as duel from '../../engine/duel';
import type { ShownEvent } from '../../engine/table';
import type { VisionView } from '../../engine/vision';
import { isDuel, type GameView } from '../running/either-game';
import type { Session } from '../running/session';

/**
 * The table with open hands: what either player may know, everybody sees. Each half is drawn from its own player's view, so
 * that the engine alone still says who may know what; Decks stay closed, since nobody knows them.
 */
export function openView(session: { view(viewer: 0 | 1): duel.DuelView }): duel.DuelView;
export function openView(session: Pick<Session, 'view'>): GameView;
export function openView(session: Pick<Session, 'view'>): GameView {
  const [first, second] = [session.view(0), session.view(1)];
  if (isDuel(first) && isDuel(second)) return openDuel(first, second);
  return openGame(first as VisionView, second as VisionView);
}

/** A game whose stack tells everybody the same. */
function openGame(first: VisionView, second: VisionView): VisionView {
  const [own, other] = inOrder(first, second);
  return {
    ...own,
    seats: [first.seats[0], second.seats[1]],
    log: own.log.map((event, i) => withNameOf(event, other.log[i])),
  };
}

/** The view of whoever decides comes first. */
const inOrder = <View extends GameView>(first: View, second: View): readonly [View, View] =>
  (first.decision?.player ?? first.turnPlayer) === 0 ? [first, second] : [second, first];

function openDuel(first: duel.DuelView, second: duel.DuelView): duel.DuelView {
  const [own, other] = inOrder(first, second);
  return {
    ...own,
    seats: [first.seats[0], second.seats[1]],
    stack: own.stack.map((link, i) => withTargetsOf(link, other.stack[i])),
    log: own.log.map((event, i) => withNameOf(event, other.log[i])),
  };
}

function withTargetsOf(link: duel.LinkView, other: duel.LinkView | undefined): duel.LinkView {
  return {
    ...link,
    targets: link.targets.map((target, i) => (target.passcode === undefined ? (other?.targets[i] ?? target) : target)),
  };
}

const withNameOf = <Event extends ShownEvent>(event: Event, other: Event | undefined): Event =>
  event.passcode === undefined && other?.passcode !== undefined ? { ...event, passcode: other.passcode } : event;
