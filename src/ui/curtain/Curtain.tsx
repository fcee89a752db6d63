import type { DuelTable } from '../../games/duel/table';
import { useShellTexts } from '../../i18n/shell-texts';
import { duelTale } from '../log/duel-tale';
import { plainSentence } from '../log/plain-sentence';
import { tell } from '../log/tell';
import type { Speech } from '../prompt/sentences';
import { pressRespond } from '../prompt/windows';
import { WindowList } from '../prompt/WindowsSheet';
import { WentBackBanner } from '../review/WentBackBanner';
import { Button } from '../shared/Button';
import { useDock } from '../shared/dock-store';
import { CurtainFrame } from './CurtainFrame';

interface CurtainProps {
  readonly table: DuelTable;
  readonly speech: Speech;
  readonly isTurned?: boolean;
}

/** The curtain of a duel. Its player may respond before looking, while new cards are still unseen. */
export function Curtain({ table, speech, isTurned = false }: CurtainProps) {
  const t = useShellTexts();
  const sheet = useDock((dock) => dock.sheet);
  const { curtain: seat, view, seen, windows, canLeaveCurtain } = table;
  if (seat === null) return null;
  const { names, prompt, table: words, info } = speech;
  const tale = duelTale(speech, table.publicLog);
  const canRespond = !canLeaveCurtain && windows[seat].length > 0;
  const isResponding = canRespond && sheet?.kind === 'windows' && sheet.seat === seat;
  const since = tell(view.log.filter((event) => event.number > seen[seat]));
  return (
    <CurtainFrame
      seat={seat}
      names={names}
      isTurned={isTurned}
      canLeave={canLeaveCurtain}
      since={since.map((event) => ({
        number: event.number,
        player: event.player,
        text: plainSentence(event, { names, texts: words, info }),
      }))}
      figures={[view.seats[0].counters.lifePoints, view.seats[1].counters.lifePoints]}
      where={`${t.curtain.lp} · ${words.rail.turn(view.turn)}${words.card.comma}${words.phaseName[view.phase]}`}
      banner={table.wentBack && <WentBackBanner table={table} tale={tale} />}
      acts={
        canRespond && (
          <Button tone="seat" hint="R" data-act="respond" onClick={() => pressRespond(seat, table)}>
            {prompt.respond.before(names[seat])}
          </Button>
        )
      }
      instead={
        isResponding ? (
          <div className="since since--windows">
            <h2>{prompt.respond.title(names[seat])}</h2>
            <WindowList table={table} tale={tale} seat={seat} />
          </div>
        ) : undefined
      }
    />
  );
}
