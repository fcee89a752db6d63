import type { Duel } from '../model/duel';
import type { DuelEvent } from '../model/event';
import { cameBetween, ruleOfEvent, UNTOLD } from './event-rules';
import type { EventView, Viewer } from './view';

/** What one viewer has been told so far: what is told does not change, so it is put into words once. */
export interface Told {
  readonly views: EventView[];
  /** How many events of the log that is, and the last of them: after going back another one stands in its place. */
  events: number;
  last: DuelEvent | undefined;
  turn: number;
}

/**
 * Kept beside a duel, so that a view costs what is new and not the whole log. Begun anew by itself where the log was cut back.
 */
export type ToldTo = Map<Viewer, Told>;

const NOTHING_TOLD = (): Told => ({ views: [], events: 0, last: undefined, turn: 0 });

/** The log as the viewer may read it. */
export function eventViews(duel: Duel, viewer: Viewer, toldTo: ToldTo): EventView[] {
  const { log } = duel;
  const known = toldTo.get(viewer);
  const told = known !== undefined && known.events <= log.length && log[known.events - 1] === known.last ? known : NOTHING_TOLD();
  toldTo.set(viewer, told);
  const upTo = firstOpen(log, told.events);
  tell(duel, viewer, told, upTo);
  told.last = log[upTo - 1];
  if (upTo === log.length) return told.views.slice();
  const whole: Told = { views: told.views.slice(), events: upTo, last: told.last, turn: told.turn };
  tell(duel, viewer, whole, log.length);
  return whole.views;
}

/** The first event about which more may be said later: the rule of an activation depends on the Chain Link that it becomes. */
function firstOpen(log: readonly DuelEvent[], from: number): number {
  const activation = log.findLastIndex(({ verb }) => verb === 'activate' || verb === 'chainLink');
  return activation >= from && log[activation]!.verb === 'activate' ? activation : log.length;
}

function tell(duel: Duel, viewer: Viewer, told: Told, upTo: number): void {
  for (; told.events < upTo; told.events += 1) {
    const event = duel.log[told.events]!;
    if (event.verb === 'turn') told.turn = event.amount ?? told.turn;
    if (!UNTOLD.includes(event.verb)) told.views.push(eventView(duel, event, told.events, told.turn, viewer));
  }
}

function eventView(duel: Duel, event: DuelEvent, number: number, turn: number, viewer: Viewer): EventView {
  const secret = event.hidden === true && viewer !== event.player;
  return {
    number,
    verb: event.verb,
    player: event.player,
    turn,
    passcode: secret ? undefined : event.passcode,
    other: event.other,
    from: event.from,
    to: event.to,
    fromPlace: event.fromPlace,
    toPlace: event.toPlace,
    cause: event.cause,
    amount: event.amount,
    lifePoints: event.lifePoints,
    text: event.text,
    link: event.link,
    rule: ruleOfEvent(duel, number),
    after: event.verb === 'missedTiming' ? cameBetween(duel, number) : undefined,
  };
}
