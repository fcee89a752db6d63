import { useState } from 'react';
import { useWorkshopTexts, type WorkshopTexts } from '../../../../i18n/workshop-texts';
import { gameOfThisPage } from '../../../../store/game';
import { useOnTable } from '../../../../ui/base/shared/on-table';
import { Button } from '../../../../ui/base/shared/Button';
import { Slip } from '../../../../ui/screens/lessons/Slip';
import { fixedIn } from '../../workshop/chance';
import type { LaidPosition } from '../../workshop/laid-position';
import { lineSteps } from '../../workshop/line-steps';
import { ChancePanel } from './ChancePanel';
import { useLines } from './lines-store';
import { usePlaying } from './playing';
import { namesIn } from './spot-words';
import { useWorkshop } from './workshop-store';

/** What was played is not lost when the table is left: it is kept under a name of its own, unless a line has it already. */
export function keepPlayed(t: WorkshopTexts): void {
  const { from, line } = usePlaying.getState();
  const saved = line();
  if (from && saved) useLines.getState().keepIfNew(t.lines.usualName, from, saved);
}

/** Lays what is on the table now: the position, and what has been done since as steps that are played after it. */
function layHere(from: LaidPosition): void {
  const saved = usePlaying.getState().line();
  const steps = saved && lineSteps(gameOfThisPage(), saved.recording);
  if (!steps) return;
  // What was expected after other steps says nothing of these.
  const { expect: _, lesson: __, puzzle: ___, ...beside } = from.beside;
  const after = { ...beside, priority: 'strict' as const, steps: steps.map(({ step }) => step) };
  // What coins and dice have shown is a part of it, chosen or not.
  const { coin: coins, dice } = fixedIn(saved.recording);
  useWorkshop.getState().open({ ...from, coins, dice, beside: after }, { kind: 'opened' });
}

const KEEPING =
  'min-h-tap rounded-tray border border-washi-line bg-transparent px-2.5 font-text text-note/none font-semibold text-ink';

/** Beside the table on which a position is played: the ways back, and the line that is played, to be kept. */
export function PlaySlip({ from }: { readonly from: LaidPosition }) {
  const t = useWorkshopTexts();
  const result = useOnTable(({ table }) => table?.view.result ?? null);
  // Each answer draws the slip anew: there is a line as soon as something was done.
  const line = useOnTable(({ table }) => table && usePlaying.getState().line() !== null);
  const { stepBack, leave, begin } = usePlaying.getState();
  const lines = useLines((store) => store.lines);
  const [name, setName] = useState('');
  const [said, say] = useState('');
  const names = namesIn(t);
  const usual = t.lines.usualName(Math.max(0, ...lines.map(({ id }) => id)) + 1);
  const keep = (): void => {
    const saved = usePlaying.getState().line();
    if (!saved) return;
    const called = name.trim() || usual;
    say(useLines.getState().keep(called, from, saved) ? t.play.kept(called) : t.play.notKept);
  };
  return (
    <Slip
      className="workshop-slip"
      title={t.play.from(from.title || t.play.unnamed)}
      isFree
      aria-label={t.play.title}
      acts={
        <>
          <Button data-act="step-back" onClick={stepBack}>
            {t.play.undo}
          </Button>
          <Button
            tone="main"
            data-act="to-bench"
            onClick={() => {
              keepPlayed(t);
              leave();
            }}
          >
            {t.play.back}
          </Button>
        </>
      }
      foot={
        <>
          <button
            type="button"
            data-act="play-again"
            onClick={() => {
              keepPlayed(t);
              begin(from, names);
            }}
          >
            {t.play.again}
          </button>
          <button
            type="button"
            data-act="lay-here"
            aria-disabled={!line || undefined}
            onClick={() => {
              if (!line) return;
              keepPlayed(t);
              layHere(from);
              leave();
            }}
          >
            {t.play.layHere}
          </button>
        </>
      }
    >
      {result ? (
        <p role="status" className="font-semibold" data-over={String(result.winner)}>
          {t.play.over} {result.winner === 'draw' ? t.play.draw : t.play.wins(names[result.winner])}
        </p>
      ) : (
        <p>{t.play.hint}</p>
      )}
      <div className="flex flex-wrap gap-1.5">
        <input
          className={`${KEEPING} min-w-0 flex-[1_1_7em] placeholder:text-ink-2`}
          maxLength={40}
          aria-label={t.play.nameOfLine}
          placeholder={usual}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.stopPropagation()}
        />
        <button
          type="button"
          className={`${KEEPING} cursor-pointer aria-disabled:cursor-default aria-disabled:border-dashed`}
          data-act="keep-line"
          aria-disabled={!line || undefined}
          onClick={keep}
        >
          {t.play.keep}
        </button>
      </div>
      <p role="status">{said}</p>
      <ChancePanel />
    </Slip>
  );
}
