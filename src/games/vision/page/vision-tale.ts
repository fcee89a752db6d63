import type { EventView } from '../../../engine/vision';
import { named } from '../../../i18n/named';
import type { VisionTexts } from '../texts';
import { inPlainWords } from '../../../ui/table/log/pieces';
import type { Tale, TaleLine } from '../../../ui/table/log/tale';
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
export function visionTale(words: Words, log: readonly EventView[]): Tale {
  const { names, texts } = words;
  const phase = (name: string): string => named(texts.table.phases, name);
  const window: Tale['window'] = ({ window: name, phase: at }) => named(texts.table.windows, name)(phase(at));
  const isTold = ({ verb }: EventView): boolean => !PASSING.has(verb);
  const line = (event: ToldEvent): TaleLine => ({ number: event.number, player: event.player, text: plainLine(event, words) });
  const upTo = (line: number): string | undefined => {
    const event = log.findLast((one) => one.number <= line && isTold(one));
    return event && plainLine(event, words);
  };
  const before: Tale['before'] = ({ line, turn }) => upTo(line) ?? texts.log.turn(turn);
  return {
    names,
    stack: texts.table.stack,
    phase,
    window,
    asked: ({ player, kind, window: asked, phase: at }) => {
      const name = names[player];
      if (asked) return `${name} · ${window({ window: asked, phase: at })}`;
      return named(texts.table.asked, kind)(name, phase(at));
    },
    turn: (turn) => texts.log.turn(turn),
    upTo,
    before,
    after: (window) => {
      const next = log.find((one) => one.number > window.line && isTold(one));
      const text = next && plainLine(next, words);
      return text === undefined || text === before(window) ? undefined : { text, isPhase: next?.verb === 'phase' };
    },
    all: (after) => tellEvents(log.filter(({ number }) => number > after)).map(line),
    since: (from) => {
      const events = log.filter(({ number }) => number >= from);
      return {
        told: tellEvents(events)
          .filter((event) => isTold(event) && event.verb !== 'draw' && event.verb !== 'phase')
          .map(line),
        drawn: events.filter(({ verb }) => verb === 'draw').length,
      };
    },
  };
}
