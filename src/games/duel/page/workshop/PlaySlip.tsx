import { useWorkshopTexts } from '../../../../i18n/workshop-texts';
import { useOnTable } from '../../../../ui/base/shared/on-table';
import { Button } from '../../../../ui/base/shared/Button';
import { Note } from '../../../../ui/base/shared/Note';
import type { LaidPosition } from '../../workshop/laid-position';
import '../../../../ui/screens/lessons/guide.css';
import { usePlaying } from './playing';
import { namesIn } from './spot-words';

/** Beside the table on which a position is played: the ways back, and what became of it. */
export function PlaySlip({ from }: { readonly from: LaidPosition }) {
  const t = useWorkshopTexts();
  const result = useOnTable(({ table }) => table?.view.result ?? null);
  const { stepBack, leave, begin } = usePlaying.getState();
  const names = namesIn(t);
  return (
    <section className="guide workshop-slip" aria-label={t.play.title}>
      <header className="guide__head">
        <h2>{t.play.from(from.title || t.play.unnamed)}</h2>
      </header>
      <div className="guide__body" tabIndex={-1}>
        {result ? (
          <p role="status" className="font-semibold" data-over={String(result.winner)}>
            {t.play.over} {result.winner === 'draw' ? t.play.draw : t.play.wins(names[result.winner])}
          </p>
        ) : (
          <Note>{t.play.hint}</Note>
        )}
      </div>
      <div className="guide__acts">
        <Button data-act="step-back" onClick={stepBack}>
          {t.play.undo}
        </Button>
        <Button data-act="play-again" onClick={() => void begin(from, names)}>
          {t.play.again}
        </Button>
        <Button tone="main" data-act="to-bench" onClick={leave}>
          {t.play.back}
        </Button>
      </div>
    </section>
  );
}
