import type { ShownEvent } from '../../../engine/table';
import { named } from '../../../i18n/named';
import type { TacitWindow } from '../../../store/running/given';
import type { Tale, TaleLine } from './tale';

type ByName = Readonly<Record<string, string>>;
type Asking = Readonly<Record<string, (name: string, phase: string) => string>>;

/** The words of a game in which it is told. */
interface Telling<Event extends ShownEvent> {
  readonly names: readonly [string, string];
  readonly stack: string;
  readonly phases: ByName;
  readonly windows: Readonly<Record<string, (phase: string) => string>>;
  /** The parts of a step, where there is one that has parts. */
  readonly parts?: ByName;
  /** What was asked, by the kind of the decision. */
  readonly asked: Asking;
  readonly turn: (turn: number) => string;
  readonly sentence: (event: Event) => string;
  /** Several alike are one, and what says nothing is none. */
  readonly tell: (log: readonly Event[]) => readonly Event[];
  /** It is worth a story by itself. */
  readonly isTold: (event: Event) => boolean;
  /** It is what came after a window. */
  readonly isNext?: (event: Event) => boolean;
  /** What had happened when a window passed, where the log tells it later. */
  readonly beforehand?: (window: TacitWindow) => Event | undefined;
}

/** The tale of a game, from the log that both players may read. */
export function taleOf<Event extends ShownEvent>(telling: Telling<Event>, log: readonly Event[]): Tale {
  const { names, stack, turn, sentence, tell, isTold, isNext = isTold, beforehand } = telling;
  const phase = (name: string): string => named(telling.phases, name);
  const window: Tale['window'] = ({ window: name, phase: at }) => named(telling.windows, name)(phase(at));
  const line = (event: Event): TaleLine => ({ number: event.number, player: event.player, text: sentence(event) });
  const upTo = (to: number): string | undefined => {
    const event = log.findLast((one) => one.number <= to && isTold(one));
    return event && sentence(event);
  };
  const before = (passed: TacitWindow): string => {
    const event = beforehand?.(passed);
    return event ? sentence(event) : (upTo(passed.line) ?? turn(passed.turn));
  };
  return {
    names,
    stack,
    phase,
    window,
    part: ({ part }) => (part === undefined || !telling.parts ? undefined : named(telling.parts, part)),
    asked: ({ player, kind, window: asked, phase: at }) =>
      asked ? `${names[player]} · ${window({ window: asked, phase: at })}` : named(telling.asked, kind)(names[player], phase(at)),
    turn,
    upTo,
    before,
    after: (passed) => {
      const next = log.find((one) => one.number > passed.line && isNext(one));
      const text = next && sentence(next);
      return text === undefined || text === before(passed) ? undefined : { text, isPhase: next?.verb === 'phase' };
    },
    all: (after) => tell(log.filter(({ number }) => number > after)).map(line),
    since: (from) => {
      const events = log.filter(({ number }) => number >= from);
      const told = tell(events).filter((event) => isTold(event) && event.verb !== 'draw' && event.verb !== 'phase');
      return { told: told.map(line), drawn: events.filter(({ verb }) => verb === 'draw').length };
    },
  };
}
