import type { EventView } from '../../../../engine/duel';
import type { TableTexts } from '../../../../i18n/table-texts';
import type { CardInfo } from '../../../../ui/base/card/card-info';
import { plainSentence } from './plain-sentence';
import { isTold } from './sentence-keys';
import type { Tale } from '../../../../ui/table/log/tale';
import { taleOf } from '../../../../ui/table/log/tale-of';
import { tell } from './tell';

interface Words {
  readonly names: readonly [string, string];
  readonly table: TableTexts;
  readonly info: CardInfo;
}

export const SUMMONS: ReadonlySet<EventView['verb']> = new Set<EventView['verb']>(['summon', 'specialSummon', 'flipSummon']);

/** The tale of a duel, from the log that both players may read. */
export const duelTale = ({ names, table, info }: Words, log: readonly EventView[]): Tale =>
  taleOf<EventView>(
    {
      names,
      stack: table.stack,
      phases: table.phaseName,
      windows: table.windowName,
      parts: table.damageStepLong,
      asked: table.asked,
      turn: table.rail.turn,
      sentence: (event) => plainSentence(event, { names, texts: table, info }),
      tell,
      isTold,
      isNext: (event) => isTold(event) && event.verb !== 'pass',
      // A Summon that can still be negated is told only once it has succeeded.
      beforehand: ({ window, line }) =>
        window === 'summonNegation' ? log.find((one) => one.number > line && SUMMONS.has(one.verb)) : undefined,
    },
    log,
  );
