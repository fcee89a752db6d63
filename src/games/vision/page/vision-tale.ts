import type { EventView } from '../../../engine/vision';
import type { VisionTexts } from '../texts';
import { inPlainWords } from '../../../ui/table/log/piece';
import type { Tale } from '../../../ui/table/log/tale';
import { taleOf } from '../../../ui/table/log/tale-of';
import { sentenceOf, tellEvents, type ToldEvent } from './told';

interface Words {
  readonly names: readonly [string, string];
  readonly texts: VisionTexts;
  readonly cardName: (passcode: number) => string;
}

/** An event as one line of text. */
export const plainLine = (event: ToldEvent, { names, texts, cardName }: Words): string =>
  inPlainWords(sentenceOf(event, texts), names, cardName);

/** What happens at every turn of the wheel, or says only how something was done. */
const PASSING: ReadonlySet<EventView['verb']> = new Set<EventView['verb']>(['turn', 'reset', 'wake', 'sleep', 'pay', 'shuffle']);

/** The tale of a game of VISION, from the log that both players may read. */
export const visionTale = (words: Words, log: readonly EventView[]): Tale =>
  taleOf<ToldEvent>(
    {
      names: words.names,
      stack: words.texts.table.stack,
      phases: words.texts.table.phases,
      windows: words.texts.table.windows,
      asked: words.texts.table.asked,
      turn: words.texts.log.turn,
      sentence: (event) => plainLine(event, words),
      tell: tellEvents,
      isTold: ({ verb }) => !PASSING.has(verb),
    },
    log,
  );
