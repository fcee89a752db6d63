import type { EntryView, EventView, VisionView } from '../../../engine/vision';
import { partsOf } from '../../../engine/table';
import type { VisionNotationTexts } from './texts';
import { positionTelling, type Positions } from '../../../notation/told-in';

/** What a line of VISION is told from. */
export interface VisionTeller {
  readonly names: readonly [string, string];
  readonly words: VisionNotationTexts;
  readonly aCard: string;
  readonly cardName: (passcode: number) => string;
  readonly positions: Positions<VisionView>;
}

/** A line of its own; turns, phases and what is skipped are heads. */
type Verb = keyof VisionNotationTexts['verb'];

/** Verbs that have a card to them, known or not. */
const OF_A_CARD: ReadonlySet<EventView['verb']> = new Set<EventView['verb']>(['draw', 'node', 'discard', 'toHand', 'remove']);

/** What lies in the interference from then on, with its number. */
const LAYS: Readonly<Partial<Record<EventView['verb'], readonly EntryView['kind'][]>>> = {
  play: ['card'],
  use: ['effect'],
  attack: ['attack'],
  defend: ['defend'],
};

/** After one of these the newest stone is another one. */
const MOVES_ON: ReadonlySet<EventView['verb']> = new Set<EventView['verb']>([
  'play',
  'use',
  'attack',
  'defend',
  'resolve',
  'cancel',
]);

/** How a number is told: what is lost, what is gained, or how much it is. */
const SIGNS: Readonly<Partial<Record<EventView['verb'], string>>> = { hit: '-', damage: '-', gain: '+' };

/** An event as a line: `who: [number] verb card -> targets amount (details)`. `at` is its place in the log. */
export function visionLineOf(event: EventView, verb: Verb, at: number, teller: VisionTeller): string {
  const { names, words } = teller;
  const entry = entryOf(event, at, teller);
  const parts = [
    `${names[event.player]}:`,
    ...(entry ? [`[${entry.number}]`] : []),
    words.verb[verb],
    ...cardOf(event, teller),
    ...targetsOf(entry, teller),
    ...(event.amount === undefined || verb === 'win' || verb === 'drawn' ? [] : [`${SIGNS[event.verb] ?? '= '}${event.amount}`]),
    ...detailsOf(event, entry, words),
  ];
  return parts.join(' ');
}

/**
 * The stone that an act becomes, as the first position shows it in which it lies there: what is named and paid for it is asked
 * before. None shows it where nobody was asked anything while it lay.
 */
function entryOf({ verb, player, passcode }: EventView, at: number, { positions }: VisionTeller): EntryView | undefined {
  const kinds = LAYS[verb];
  if (kinds === undefined) return undefined;
  const { log } = positions.last;
  let next = at + 1;
  while (next < log.length && !MOVES_ON.has(log[next]!.verb)) next += 1;
  for (let i = positionTelling(positions, at); i < positions.lines.length; i += 1) {
    if (next < log.length && positions.lines[i]! > next) return undefined;
    const entry = positions
      .view(i)
      .stack.findLast((one) => kinds.includes(one.kind) && one.player === player && one.passcode === passcode);
    if (entry) return entry;
  }
  return undefined;
}

function cardOf({ verb, passcode }: EventView, { cardName, aCard }: VisionTeller): string[] {
  if (passcode !== undefined) return [cardName(passcode)];
  return OF_A_CARD.has(verb) ? [aCard] : [];
}

function targetsOf(entry: EntryView | undefined, { names, cardName, aCard }: VisionTeller): string[] {
  if (!entry || entry.targets.length === 0) return [];
  const named = ({ place, passcode }: EntryView['targets'][number]): string => {
    if (passcode !== undefined) return cardName(passcode);
    const { seat, zone } = partsOf(place);
    return zone === 'seat' ? names[seat] : aCard;
  };
  return ['->', entry.targets.map(named).join(', ')];
}

function detailsOf({ paid }: EventView, entry: EntryView | undefined, words: VisionNotationTexts): string[] {
  const details = [
    ...(paid && paid[0] > 0 ? [words.asleep(paid[0])] : []),
    ...(paid && paid[1] > 0 ? [words.given(paid[1])] : []),
    ...(entry?.toDefend ? [words.toDefend] : []),
  ];
  return details.length === 0 ? [] : [`(${details.join('; ')})`];
}
