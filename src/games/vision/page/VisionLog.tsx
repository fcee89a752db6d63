import { memo, useMemo } from 'react';
import { useVisionTexts } from '../texts';
import { SeatShape } from '../../../ui/base/art';
import { useCardNames } from '../../../ui/base/card/card-info';
import { LogLine, LogPanel } from '../../../ui/table/log/LogPanel';
import { Pieces } from '../../../ui/table/log/Pieces';
import { useTableGround } from '../../../ui/table/field/table-context';
import { follows, sentenceOf, tellEvents, type ToldEvent } from './told';
import { useVision } from './vision-context';
import { plainLine } from './vision-tale';

function Line({ event }: { readonly event: ToldEvent }) {
  const { names } = useTableGround();
  const texts = useVisionTexts();
  const cardNames = useCardNames();
  return (
    <LogLine
      event={event}
      rule={event.rule}
      isSub={follows(event)}
      plain={() => plainLine(event, { names, texts, cardName: (passcode) => cardNames(passcode).name })}
    >
      <Pieces pieces={sentenceOf(event, texts)} />
    </LogLine>
  );
}

/** What has happened in a game of VISION; the beginning of a turn is its head. */
export const VisionLog = memo(function VisionLog() {
  const { view } = useVision().table;
  const { names } = useTableGround();
  const t = useVisionTexts().log;
  const told = useMemo(() => tellEvents(view.log), [view.log]);
  const hasOpening = told[0]?.verb !== 'turn';
  const headOf = (turn: number) => {
    const begun = told.find((event) => event.turn === turn && event.verb === 'turn');
    if (!begun) return hasOpening && turn <= 1 ? t.before : t.turn(turn);
    return (
      <>
        {t.turn(turn)} <SeatShape seat={begun.player} />
        {names[begun.player]}
      </>
    );
  };
  return (
    <LogPanel
      title={t.title}
      earlier={t.earlier}
      told={told}
      headOf={headOf}
      lineOf={(event) => event.verb !== 'turn' && <Line event={event} />}
    />
  );
});
