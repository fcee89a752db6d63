import type { EventView } from '../../../../engine/duel';
import { isTold } from './sentence-keys';
import type { Told } from './told';

/** The number of the link that an activation becomes: costs and targets come between the two events. */
function linkOf(log: readonly EventView[], at: number): number | undefined {
  for (let i = at + 1; i < log.length && i < at + 16; i++) {
    const event = log[i];
    if (event?.verb === 'chainLink' && event.passcode === log[at]?.passcode && event.player === log[at]?.player)
      return event.link;
    if (event?.verb === 'activate') return undefined;
  }
  return undefined;
}

/** A card that was just destroyed goes to the Graveyard; that is one sentence, not two. */
function alreadyTold(told: readonly Told[], event: EventView): boolean {
  const near = told.slice(-6);
  if (event.verb === 'toGrave')
    return (
      event.cause === 'rule' ||
      event.rule === 'destruction-confirmed' ||
      near.some((other) => other.verb === 'destroy' && other.passcode === event.passcode)
    );
  if (event.verb === 'flip') return told.at(-1)?.verb === 'flipSummon' && told.at(-1)?.passcode === event.passcode;
  return false;
}

/** A chain of one link needs no line to say that it resolves. */
const resolvesAlone = (log: readonly EventView[], at: number): boolean =>
  log[at]?.verb === 'resolve' &&
  log[at]?.link === 1 &&
  log.slice(0, at).findLast((event) => event.verb === 'chainLink' || event.verb === 'resolve')?.verb === 'chainLink';

const REPEATABLE: ReadonlySet<string> = new Set(['draw', 'specialSummon', 'toGrave', 'toHand', 'toDeck', 'banish', 'coin']);

/** The same again by the same player: counted, not repeated. */
const repeats = (last: Told, event: EventView): boolean =>
  REPEATABLE.has(event.verb) &&
  last.verb === event.verb &&
  last.passcode === event.passcode &&
  last.player === event.player &&
  last.turn === event.turn &&
  last.cause === event.cause &&
  last.text === event.text;

/** An opening hand is so many cards, whoever reads it: its own player has them before the eyes. */
function asCounted(event: EventView): EventView {
  if (event.verb !== 'draw' || event.rule !== 'opening-hand') return event;
  const { passcode: _passcode, ...counted } = event;
  return counted;
}

/** The event with what others say about it: the link that an activation became, what made an effect miss its timing. */
function whole(event: EventView, log: readonly EventView[], at: number): Told {
  const link = event.verb === 'activate' ? linkOf(log, at) : undefined;
  if (link !== undefined) return { ...event, link };
  const later = event.after === undefined ? undefined : log.find(({ number }) => number === event.after);
  return later === undefined ? event : { ...event, later };
}

/**
 * The log as it is read: what is shown elsewhere is left out, what is one happening is one line, phases in which nothing happened
 * are no lines.
 */
export function tell(log: readonly EventView[]): readonly Told[] {
  const told: Told[] = [];
  log.forEach((happened, at) => {
    const event = asCounted(happened);
    if (!isTold(event) || alreadyTold(told, event) || resolvesAlone(log, at)) return;
    const last = told.at(-1);
    if (last && repeats(last, event)) {
      told[told.length - 1] = { ...last, times: (last.times ?? 1) + 1 };
      return;
    }
    if (last?.verb === 'phase' && (event.verb === 'phase' || last.turn !== event.turn)) told.pop();
    told.push(whole(event, log, at));
  });
  return told;
}
