import type { DuelView, EventView, LinkView } from '../../../../engine/duel';
import { tell } from '../log/tell';
import type { Told } from '../log/told';

/** A link of the chain that is open or was the last one, with what came of it. */
export interface StoryLink extends LinkView {
  readonly outcomes: readonly Told[];
  /** Known from the log alone: where it stood and how fast it was has not been seen. */
  readonly fromLog?: boolean;
}

const begins = (event: EventView): boolean => event.verb === 'chainLink' && event.link === 1;

/** The events of the newest chain: from its first link to the end of the log. */
export function newestChain(log: readonly EventView[]): readonly EventView[] {
  const start = log.findLastIndex(begins);
  return start < 0 ? [] : log.slice(start);
}

const NOT_AN_OUTCOME: ReadonlySet<string> = new Set([
  'chainLink',
  'activate',
  'resolve',
  'pass',
  'phase',
  'turn',
  'step',
  'shuffle',
  'toField',
  'meets',
  'faces',
  'fought',
  'battled',
  'missedTiming',
]);
const AFTER_CHAIN: ReadonlySet<string> = new Set(['summon', 'flipSummon', 'set', 'attack', 'phase', 'turn']);

/** What a player does when the chain is over; a Pendulum Summon is told like what an effect summons. */
const isAfterChain = ({ verb, cause }: EventView): boolean => AFTER_CHAIN.has(verb) || cause === 'pendulum';

/** Somebody has done something since the newest chain was over. */
export const hasGoneOn = (log: readonly EventView[]): boolean => newestChain(log).some(isAfterChain);

/** What each link did, read from the events between its resolution and the next one. */
function outcomesByLink(events: readonly EventView[]): ReadonlyMap<number, readonly EventView[]> {
  const found = new Map<number, EventView[]>();
  const linkOf = new Map(events.filter((event) => event.verb === 'chainLink').map((event) => [event.passcode, event.link]));
  let now: EventView[] | undefined;
  for (const event of events) {
    const link = event.link ?? (event.verb === 'noEffect' ? linkOf.get(event.passcode) : undefined);
    if ((event.verb === 'resolve' || event.verb === 'noEffect') && link !== undefined && !found.has(link)) {
      now = event.verb === 'noEffect' ? [event] : [];
      found.set(link, now);
    } else if (isAfterChain(event) || event.verb === 'chainLink') {
      now = undefined;
    } else if (now && !NOT_AN_OUTCOME.has(event.verb) && now.length < 12) {
      now.push(event);
    }
  }
  return found;
}

/** A link as the log alone tells it: for chains that were over before anybody was asked. */
function fromLog(event: EventView): Omit<StoryLink, 'outcomes'> {
  return {
    number: event.link ?? 1,
    player: event.player,
    passcode: event.passcode ?? 0,
    place: event.fromPlace ?? event.toPlace ?? 'gone',
    effect: 0,
    spellSpeed: 1,
    costs: [],
    targets: [],
    state: 'resolved',
    negated: false,
    fromLog: true,
  };
}

/** The chain to show: the open one, or the last one of this turn with its results. */
export function storyOf(view: DuelView, remembered: readonly LinkView[]): readonly StoryLink[] {
  const events = newestChain(view.log);
  const outcomes = outcomesByLink(events);
  const told = events.filter((event) => event.verb === 'chainLink' && event.passcode !== undefined);
  const links =
    view.stack.length > 0
      ? view.stack
      : // By the log on both sides: a lesson begins in the middle of a turn that no line has told.
        told[0]?.turn === events.at(-1)?.turn
        ? told.map((event) => finished(event, remembered, events))
        : [];
  return links.map((link) => ({ ...link, outcomes: tell(outcomes.get(link.number) ?? []).slice(0, 5) }));
}

/** The effects that missed their timing because of the newest chain: told when it is over, each with what came in between. */
export function missedIn(log: readonly EventView[]): readonly Told[] {
  const chain = newestChain(log);
  const from = chain[0]?.number;
  return from === undefined ? [] : tell(log).filter((event) => event.verb === 'missedTiming' && event.number > from);
}

function finished(event: EventView, remembered: readonly LinkView[], events: readonly EventView[]): Omit<StoryLink, 'outcomes'> {
  const seen = remembered.find(
    (link) => link.number === event.link && link.passcode === event.passcode && link.player === event.player,
  );
  const link = seen ?? fromLog(event);
  const negated = link.negated || events.some((other) => other.verb === 'negate' && other.link === link.number);
  return { ...link, state: 'resolved', negated };
}
