import { memo, useMemo } from 'react';
import type { EventView, Player } from '../../../../engine/duel';
import { useTableTexts } from '../../../../i18n/table-texts';
import { SeatShape } from '../../../../ui/base/art';
import { useCardInfo } from '../../../../ui/base/card/card-info';
import { useDuelView } from '../face/duel-view';
import { useTableGround } from '../../../../ui/table/field/table-context';
import { LogLine, LogPanel } from '../../../../ui/table/log/LogPanel';
import { plainSentence } from './plain-sentence';
import { Sentence } from './Sentence';
import { isConsequence } from './sentence-keys';
import { tell } from './tell';
import type { Told } from './told';

const Line = memo(
  function Line({ event }: { readonly event: Told; readonly reader: string }) {
    const { names } = useTableGround();
    const t = useTableTexts();
    const info = useCardInfo();
    return (
      <LogLine
        event={event}
        rule={event.rule}
        isSub={isConsequence(event)}
        plain={() => plainSentence(event, { names, texts: t, info })}
      >
        <Sentence event={event} />
      </LogLine>
    );
  },
  (before, after) => before.reader === after.reader && JSON.stringify(before.event) === JSON.stringify(after.event),
);

/** Whose turn a turn is: told by its `turn` event, or else by who acted first in it. */
function ownerOfTurn(log: readonly EventView[], turn: number): Player | undefined {
  return (log.find((event) => event.turn === turn && event.verb === 'turn') ?? log.find((event) => event.turn === turn))?.player;
}

function TurnHead({ turn }: { readonly turn: number }) {
  const view = useDuelView();
  const { names } = useTableGround();
  const t = useTableTexts();
  const owner = ownerOfTurn(view.log, turn);
  // A duel taken up from its last position does not know what came before.
  const beginning = view.turn <= 1 || view.log.some((event) => event.turn === 1);
  return (
    <>
      {turn === 0 ? (
        beginning ? (
          t.log.before
        ) : (
          t.log.earlier
        )
      ) : (
        <>
          {t.log.turn(turn)}
          {owner !== undefined && (
            <>
              <SeatShape seat={owner} />
              {names[owner]}
            </>
          )}
        </>
      )}
    </>
  );
}

/** What has happened in a duel. */
export const DuelLog = memo(function DuelLog() {
  const view = useDuelView();
  const { names } = useTableGround();
  const t = useTableTexts();
  const told = useMemo(() => tell(view.log), [view.log]);
  const reader = [view.viewer, t.log.title, ...names].join(' ');
  return (
    <LogPanel
      title={t.log.title}
      earlier={t.log.earlier}
      told={told}
      headOf={(turn) => <TurnHead turn={turn} />}
      lineOf={(event) => <Line event={event} reader={reader} />}
    />
  );
});
