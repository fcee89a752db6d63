import type { Player } from '../../engine/vision';
import { usePromptTexts } from '../../i18n/prompt-texts';
import { useVisionTexts } from '../../i18n/vision-texts';
import { useDuel, type VisionTable } from '../../store/desk/duel-store';
import { SeatShape, seatClass } from '../art';
import { Button } from '../shared/Button';
import { useDock } from '../shared/dock-store';
import { SheetFrame } from '../shared/SheetFrame';

interface RespondProps {
  readonly table: VisionTable;
  readonly seat: Player;
}

/** Respond, at the edge of a seat: the same for every seat and always there, whatever it holds. */
export function VisionRespond({ table, seat }: RespondProps) {
  const { respond } = usePromptTexts();
  const { view, review, standstill, question, windows } = table;
  if (view.result || review || standstill || question?.player === seat) return null;
  const many = windows[seat].length;
  return (
    <div className={`respond ${seatClass(seat)}`}>
      <Button
        tone="seat"
        hint="R"
        data-act="respond"
        data-seat={seat}
        onClick={() => useDock.getState().open({ kind: 'windows', seat })}
      >
        <SeatShape seat={seat} />
        {respond.button}
        {many > 0 && <b className="respond__count">{many}</b>}
      </Button>
    </div>
  );
}

/** The windows that passed without a question and that a seat may come back to, newest first. */
export function VisionWindows({ table, seat }: RespondProps) {
  const { respond: words } = usePromptTexts();
  const texts = useVisionTexts();
  const { close } = useDock.getState();
  const name = table.seats[seat].name;
  return (
    <SheetFrame name={words.title(name)} title={words.title(name)} onClose={close}>
      <div className="sheet__list">
        {table.windows[seat].length === 0 && <p className="sheet__hint">{texts.prompt.noWindows}</p>}
        {table.windows[seat].toReversed().map((window) => (
          <button
            key={window.answers}
            type="button"
            className="row"
            data-window={window.window}
            onClick={() => {
              close();
              useDuel.getState().respond(window);
            }}
          >
            {texts.table.phases[window.phase as keyof typeof texts.table.phases]}
            <small>{texts.log.turn(window.turn)}</small>
          </button>
        ))}
      </div>
    </SheetFrame>
  );
}
