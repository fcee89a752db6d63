import type { EventView, Phase } from '../../engine/vision';
import type { VisionTexts } from '../../i18n/vision-texts';
import type { VisionLogWords } from '../../i18n/vision-texts/log-words';

/** An event as the log tells it; several alike in a row are one line. */
export interface ToldEvent extends EventView {
  readonly times?: number;
}

/** A piece of a sentence: plain text, a player, a card that can be pointed at, or a word that stands out. */
export type ToldPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: 0 | 1 }
  | { readonly kind: 'card'; readonly passcode: number };

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

/** Draws of cards that nobody is told of are one line; what only repeats another line is left out. */
export function tellEvents(log: readonly EventView[]): readonly ToldEvent[] {
  const told: ToldEvent[] = [];
  for (const event of log) {
    const last = told.at(-1);
    const isMore = event.verb === 'draw' && last?.verb === 'draw' && last.player === event.player && last.turn === event.turn;
    if (isMore && event.passcode === undefined && last.passcode === undefined)
      told[told.length - 1] = { ...last, times: (last.times ?? 1) + 1 };
    else told.push(event);
  }
  return told;
}

function sayingOf(event: ToldEvent): keyof VisionLogWords['say'] {
  switch (event.verb) {
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

function wordOf({ phase, reason }: ToldEvent, texts: VisionTexts): string {
  if (phase !== undefined) return texts.table.phases[phase satisfies Phase];
  const why = reason?.replace(/^draw /, '');
  return why === 'life' || why === 'deckOut' || why === 'surrender' ? texts.log.reasons[why] : '';
}

function pieceOf(slot: string, event: ToldEvent, texts: VisionTexts): ToldPiece {
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
    case 'slept':
      return { kind: 'text', text: log.slept(event.paid?.[0] ?? event.amount ?? 0) };
    case 'given':
      return { kind: 'text', text: log.given(event.paid?.[1] ?? 0) };
    default:
      return { kind: 'strong', text: wordOf(event, texts) };
  }
}

/** One event as a sentence in the language of the texts. */
export const sentenceOf = (event: ToldEvent, texts: VisionTexts): readonly ToldPiece[] =>
  texts.log.say[sayingOf(event)].split(/\{(\w+)\}/).flatMap((part, i): ToldPiece[] => {
    if (i % 2 === 1) return [pieceOf(part, event, texts)];
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });
