import { memo, useMemo } from 'react';
import type { TableView } from '../../../engine/table';
import { sameData } from '../../../store/same-data';
import { SeatShape } from '../../base/art';
import { useCardNames } from '../../base/card/card-info';
import { useSceneTexts, useTableGround, useTableNow } from '../field/table-context';
import type { LogOfGame, Telling, ToldOf } from './game-log';
import { LogLine, LogPanel } from './LogPanel';
import { Pieces } from './Pieces';
import { inPlainWords } from './piece';

interface LineProps {
  readonly event: ToldOf<TableView>;
  readonly isSub: boolean;
  readonly telling: Telling;
}

/** Views make their lines anew: one that says the same to whoever looks is not drawn again. */
const Line = memo(function Line({ event, isSub, telling }: LineProps) {
  const { names } = useTableGround();
  const cardNames = useCardNames();
  const pieces = telling.sentence(event);
  const plain = (): string => inPlainWords(pieces, names, (passcode) => cardNames(passcode).name);
  return (
    <LogLine event={event} rule={event.rule} isSub={isSub} plain={plain}>
      <Pieces pieces={pieces} />
    </LogLine>
  );
}, sameData);

/** Whose turn it was: told by its beginning, or else by who acted first in it. */
function TurnHead({ log, turn, now }: { readonly log: TableView['log']; readonly turn: number; readonly now: number }) {
  const { names } = useTableGround();
  const t = useSceneTexts().log;
  // A game taken up from its last position does not know what came before.
  if (turn === 0) return now <= 1 || log.some((event) => event.turn === 1) ? t.before : t.earlier;
  const ofTurn = log.filter((event) => event.turn === turn);
  const owner = (ofTurn.find(({ verb }) => verb === 'turn') ?? ofTurn[0])?.player;
  return (
    <>
      {t.turn(turn)}
      {owner !== undefined && (
        <>
          <SeatShape seat={owner} />
          {names[owner]}
        </>
      )}
    </>
  );
}

/** What has happened in a game; the beginning of a turn is its head. */
export const GameLog = memo(function GameLog({ of }: { readonly of: LogOfGame }) {
  const { view } = useTableNow();
  const t = useSceneTexts().log;
  const telling = of.useTelling();
  const told = useMemo(() => of.tell(view.log).filter(({ verb }) => verb !== 'turn'), [of, view.log]);
  return (
    <LogPanel
      title={t.title}
      earlier={t.earlier}
      told={told}
      headOf={(turn) => <TurnHead log={view.log} turn={turn} now={view.turn} />}
      lineOf={(event) => <Line event={event} isSub={of.isSub(event)} telling={telling} />}
    />
  );
});
