import { usePromptTexts } from '../../../i18n/prompt-texts';
import type { Table } from '../../../store/desk/table';
import type { Pair } from '../../../store/seats';
import type { Tale } from '../log/tale';
import { pressRespond } from '../dock/windows';
import { WindowList } from '../dock/WindowsSheet';
import { WentBackBanner } from '../review/WentBackBanner';
import { Button } from '../../base/shared/Button';
import { useDock } from '../../base/shared/dock-store';
import { CurtainFrame } from './CurtainFrame';

/** What is left to both players, and what that is called. */
export interface Lives {
  readonly of: Pair<number>;
  readonly unit: string;
}

interface CurtainProps {
  readonly table: Table;
  readonly tale: Tale;
  readonly lives: Lives;
  readonly isTurned: boolean;
}

/** The curtain of any game. Its player may respond before looking, while new cards are still unseen. */
export function Curtain({ table, tale, lives, isTurned }: CurtainProps) {
  const { respond } = usePromptTexts();
  const sheet = useDock((dock) => dock.sheet);
  const { curtain: seat, view, seen, windows, canLeaveCurtain } = table;
  if (seat === null) return null;
  const { names } = tale;
  const canRespond = !canLeaveCurtain && windows[seat].length > 0;
  const isResponding = canRespond && sheet?.kind === 'windows' && sheet.seat === seat;
  return (
    <CurtainFrame
      seat={seat}
      names={names}
      isTurned={isTurned}
      canLeave={canLeaveCurtain}
      since={tale.all(seen[seat])}
      figures={lives.of}
      where={[lives.unit, tale.turn(view.turn), tale.phase(view.phase)].join(' · ')}
      banner={table.wentBack && <WentBackBanner table={table} tale={tale} />}
      acts={
        canRespond && (
          <Button tone="seat" hint="R" data-act="respond" onClick={() => pressRespond(seat, table)}>
            {respond.before(names[seat])}
          </Button>
        )
      }
      instead={
        isResponding ? (
          <div className="since since--windows">
            <h2>{respond.title(names[seat])}</h2>
            <WindowList table={table} tale={tale} seat={seat} />
          </div>
        ) : undefined
      }
    />
  );
}
