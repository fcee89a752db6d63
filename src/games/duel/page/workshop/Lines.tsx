import { useState } from 'react';
import { useWorkshopTexts } from '../../../../i18n/workshop-texts';
import { Button } from '../../../../ui/base/shared/Button';
import { Note } from '../../../../ui/base/shared/Note';
import type { KeptLine } from '../../workshop/kept-lines';
import { readPosition } from '../../workshop/position-text';
import { CompareSheet } from './CompareSheet';
import { savedOf, useLines } from './lines-store';
import { usePlaying } from './playing';

interface LinesProps {
  readonly onJudge: (line: KeptLine) => void;
}

/** The lines that were tried: each can be played on, judged, compared with another one. */
export function Lines({ onJudge }: LinesProps) {
  const t = useWorkshopTexts();
  const { lines, remove } = useLines();
  const [isComparing, setComparing] = useState(false);
  const [broken, setBroken] = useState<number | null>(null);
  const goOn = (line: KeptLine): void => {
    const from = readPosition(line.position);
    const saved = savedOf(line);
    if (!from.ok || !saved || !usePlaying.getState().goOn(from.position, saved)) setBroken(line.id);
  };
  return (
    <section className="grid gap-2" aria-label={t.lines.title} data-lines={lines.length}>
      <h2 className="font-display text-head/close font-normal text-gold-1">{t.lines.title}</h2>
      {lines.length === 0 && <Note>{t.lines.none}</Note>}
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line.id} className="grid gap-1 p-2 rounded bg-control" data-line={line.name}>
            <span>
              <b className="font-semibold">{line.name}</b>{' '}
              <small className="text-note text-writing-2">{t.play.steps(line.answers.length)}</small>
            </span>
            <span className="flex flex-wrap gap-1">
              <Button size="small" data-act="open-line" aria-label={`${t.lines.open}: ${line.name}`} onClick={() => goOn(line)}>
                {t.lines.open}
              </Button>
              <Button size="small" data-act="judge" aria-label={`${t.lines.judge}: ${line.name}`} onClick={() => onJudge(line)}>
                {t.lines.judge}
              </Button>
              <Button
                size="small"
                data-act="delete-line"
                aria-label={`${t.lines.delete}: ${line.name}`}
                onClick={() => remove(line.id)}
              >
                {t.lines.delete}
              </Button>
            </span>
            {broken === line.id && (
              <Note isWarning role="alert">
                {t.judge.broken}
              </Note>
            )}
          </li>
        ))}
      </ul>
      {lines.length > 1 && (
        <Button size="small" data-act="compare" onClick={() => setComparing(true)}>
          {t.lines.compare}
        </Button>
      )}
      {isComparing && <CompareSheet lines={lines} onClose={() => setComparing(false)} />}
    </section>
  );
}
