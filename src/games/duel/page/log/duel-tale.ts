import { named } from '../../../../i18n/named';
import type { EventView } from '../../../../engine/duel';
import type { TableTexts } from '../../../../i18n/table-texts';
import type { TacitWindow } from '../../../../store/running/given';
import type { CardInfo } from '../../../../ui/base/card/card-info';
import { plainSentence, toldUpTo } from './plain-sentence';
import { isTold } from './sentence-keys';
import type { Tale, TaleLine } from '../../../../ui/table/log/tale';
import { tell } from './tell';

interface Words {
  readonly names: readonly [string, string];
  readonly table: TableTexts;
  readonly info: CardInfo;
}

export const SUMMONS: ReadonlySet<EventView['verb']> = new Set<EventView['verb']>(['summon', 'specialSummon', 'flipSummon']);

/** The tale of a duel, from the log that both players may read. */
export function duelTale({ names, table, info }: Words, log: readonly EventView[]): Tale {
  const phase = (name: string): string => named(table.phaseName, name);
  const window: Tale['window'] = ({ window: name, phase: at }) => named(table.windowName, name)(phase(at));
  const sentence = (event: EventView): string => plainSentence(event, { names, texts: table, info });
  const line = (event: EventView): TaleLine => ({ number: event.number, player: event.player, text: sentence(event) });
  const upTo = (line: number): string | undefined => {
    const event = toldUpTo(log, line);
    return event && sentence(event);
  };
  const before = ({ window, line, turn }: TacitWindow): string => {
    // A Summon that can still be negated is told only once it has succeeded.
    const summon = window === 'summonNegation' ? log.find((one) => one.number > line && SUMMONS.has(one.verb)) : undefined;
    return summon ? sentence(summon) : (upTo(line) ?? table.rail.turn(turn));
  };
  return {
    names,
    stack: table.stack,
    phase,
    window,
    asked: ({ player, kind, window: asked, phase: at }) => {
      const name = names[player];
      if (asked) return `${name} · ${window({ window: asked, phase: at })}`;
      return named(table.asked, kind)(name, phase(at));
    },
    turn: (turn) => table.rail.turn(turn),
    upTo,
    before,
    after: (window) => {
      const next = log.find((event) => event.number > window.line && isTold(event) && event.verb !== 'pass');
      const text = next && sentence(next);
      return text === undefined || text === before(window) ? undefined : { text, isPhase: next?.verb === 'phase' };
    },
    all: (after) => tell(log.filter(({ number }) => number > after)).map(line),
    since: (from) => {
      const events = log.filter(({ number }) => number >= from);
      return {
        told: tell(events)
          .filter(({ verb }) => verb !== 'draw' && verb !== 'phase')
          .map(line),
        drawn: events.filter(({ verb }) => verb === 'draw').length,
      };
    },
  };
}
