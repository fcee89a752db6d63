import type { EventView, Phase } from '../../../engine/vision';
import type { VisionTexts } from '../texts';
import type { VisionLogWords } from '../texts/log-words';
import { fillSlots, type Piece } from '../../../ui/table/log/piece';

/** An event as the log tells it; several alike in a row are one line. */
export interface ToldEvent extends EventView {
  readonly times?: number;
}

/** What follows from something else: told a step further in. */
const FOLLOWS: readonly EventView['verb'][] = [
  'pay',
  'wake',
  'sleep',
  'hit',
  'damage',
  'gain',
  'life',
  'void',
  'mortal',
  'enter',
  'set',
  'trigger',
  'cancel',
];
export const follows = ({ verb }: EventView): boolean => FOLLOWS.includes(verb);

/**
 * Draws that nobody is told of are one line, phases without anything are none, nor is a reset of damage where none was dealt.
 */
export function tellEvents(log: readonly EventView[]): readonly ToldEvent[] {
  const told: ToldEvent[] = [];
  // A position that is taken up, or a part of a log, may begin with damage that was dealt before.
  let isHurt = (log[0]?.turn ?? 0) > 1;
  for (const event of log) {
    if (event.verb === 'hit') isHurt = true;
    if (event.verb === 'reset') {
      if (!isHurt) continue;
      isHurt = false;
    }
    const last = told.at(-1);
    const isMore = event.verb === 'draw' && last?.verb === 'draw' && last.player === event.player && last.turn === event.turn;
    if (last?.verb === 'phase' && (event.verb === 'phase' || last.turn !== event.turn)) told.pop();
    if (isMore && event.passcode === undefined && last.passcode === undefined)
      told[told.length - 1] = { ...last, times: (last.times ?? 1) + 1 };
    else told.push(event);
  }
  return told;
}

/** Which of several texts a card is played for. */
const modeOf = ({ verb, passcode, mode }: ToldEvent, { card }: VisionTexts): string | undefined =>
  verb !== 'play' || passcode === undefined || mode === undefined ? undefined : card.modes[passcode]?.[mode];

function sayingOf(event: ToldEvent, texts: VisionTexts): keyof VisionLogWords['say'] {
  switch (event.verb) {
    case 'play':
      return modeOf(event, texts) === undefined ? 'play' : 'playMode';
    case 'draw':
      return (event.times ?? 1) > 1 ? 'drawMany' : 'draw';
    case 'pay':
      return event.paid === undefined || event.paid[1] === 0 ? 'payAwake' : event.paid[0] === 0 ? 'payAsleep' : 'pay';
    case 'win':
      return event.reason?.startsWith('draw') ? 'drawn' : 'win';
    default:
      return event.verb;
  }
}

function wordOf(event: ToldEvent, texts: VisionTexts): string {
  const { phase, reason } = event;
  const mode = modeOf(event, texts);
  if (mode !== undefined) return mode;
  if (phase !== undefined) return texts.table.phases[phase satisfies Phase];
  const why = reason?.replace(/^draw /, '');
  return why === 'life' || why === 'deckOut' || why === 'surrender' ? texts.log.reasons[why] : '';
}

function pieceOf(slot: string, event: ToldEvent, texts: VisionTexts): Piece {
  const { log } = texts;
  switch (slot) {
    case 'who':
      return { kind: 'seat', seat: event.player };
    case 'other':
      return { kind: 'seat', seat: event.player === 0 ? 1 : 0 };
    case 'card':
      return event.passcode === undefined ? { kind: 'strong', text: log.aCard } : { kind: 'card', passcode: event.passcode };
    case 'n':
      return { kind: 'strong', text: String(event.times ?? event.amount ?? 0) };
    case 'nodes':
      return { kind: 'text', text: log.nodes(event.amount ?? 0) };
    case 'slept':
      return { kind: 'text', text: log.slept(event.paid?.[0] ?? event.amount ?? 0) };
    case 'given':
      return { kind: 'text', text: log.given(event.paid?.[1] ?? 0) };
    default:
      return { kind: 'strong', text: wordOf(event, texts) };
  }
}

/** One event as a sentence in the language of the texts. */
export const sentenceOf = (event: ToldEvent, texts: VisionTexts): readonly Piece[] =>
  fillSlots(texts.log.say[sayingOf(event, texts)], (slot) => [pieceOf(slot, event, texts)]);
