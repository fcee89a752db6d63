import { useEffect } from 'react';
import { useLanguage } from '../../../../i18n/language';
import { usePuzzleTexts } from '../../../../i18n/puzzle-texts';
import { kiosk } from '../../../../store/kiosk';
import { isSolved, usePuzzleShelf, type PuzzleEntry } from '../../../../store/puzzles/shelf';
import { Icon } from '../../../../ui/base/art';
import { hashOf } from '../../../../ui/base/doors/route';
import { ScreenFrame } from '../../../../ui/base/doors/ScreenFrame';
import { Button } from '../../../../ui/base/shared/Button';
import { pickFile, RECORDINGS } from '../../../../ui/base/shared/file';
import { walk } from '../../../../ui/base/shared/walk';
import { faultWords } from './fault-words';
import type { PuzzleFault } from './puzzle';

const GRADES = [1, 2, 3, 4, 5] as const;

interface ShelfProps {
  /** Why what was to be opened is not on the table. */
  readonly fault: PuzzleFault | null;
  readonly onFile: (file: File) => void;
}

/** All puzzles, grade by grade, and which of them were solved. */
export function Shelf({ fault, onFile }: ShelfProps) {
  const t = usePuzzleTexts();
  const { list, problem, solved, fetchList } = usePuzzleShelf();
  useEffect(() => void fetchList(), [fetchList]);
  const done = (list ?? []).filter(({ id }) => isSolved(solved, id)).length;
  return (
    <ScreenFrame
      title={t.title}
      note={list && t.note(done, list.length)}
      tools={
        kiosk === null && (
          <Button
            size="small"
            data-act="open-puzzle"
            onClick={() => void pickFile(RECORDINGS).then((file) => file && onFile(file))}
          >
            {t.open}
          </Button>
        )
      }
    >
      <div
        className="mx-auto grid w-[min(1280px,100%)] content-start gap-5.5 px-(--edge) pt-[clamp(12px,2.4vh,24px)] pb-10"
        data-puzzles
        onKeyDown={walk('a', 'links')}
      >
        {fault && (
          <p role="alert" className="text-st-loss wrap-anywhere" data-fault={fault.why}>
            {faultWords(fault, t)}
          </p>
        )}
        {problem !== null ? (
          <div role="alert" className="grid gap-2 justify-items-start">
            <p>{t.notFetched(problem)}</p>
            <Button tone="main" onClick={() => void fetchList()}>
              {t.retry}
            </Button>
          </div>
        ) : !list ? (
          <p role="status" className="text-writing-2 text-note">
            {t.loading}
          </p>
        ) : (
          GRADES.map((grade) => (
            <Grade key={grade} grade={grade} puzzles={list.filter((one) => one.grade === grade)} solved={solved} />
          ))
        )}
      </div>
    </ScreenFrame>
  );
}

interface GradeProps {
  readonly grade: number;
  readonly puzzles: readonly PuzzleEntry[];
  readonly solved: Readonly<Record<string, 'solved'>>;
}

function Grade({ grade, puzzles, solved }: GradeProps) {
  const t = usePuzzleTexts();
  const language = useLanguage();
  if (puzzles.length === 0) return null;
  return (
    <section className="grid gap-2" aria-label={t.grade(grade)}>
      <h2 className="flex flex-wrap items-baseline gap-3 font-display text-head/close text-gold-1">
        {t.grade(grade)}
        <small className="font-text text-note/close text-writing-2">{t.grades[grade - 1]}</small>
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-2.5">
        {puzzles.map((one) => (
          <li key={one.id} className="grid">
            <a
              className="grid min-h-19 content-between gap-1.5 rounded-tray border border-(--line-2) bg-tile px-3.5 py-2.5 hover:bg-urushi-3 data-solved:border-gold-2"
              href={hashOf({ door: 'puzzles', detail: one.id })}
              data-puzzle={one.id}
              data-solved={isSolved(solved, one.id) || undefined}
            >
              <b className="font-display text-body/close font-normal">{one[language]}</b>
              {isSolved(solved, one.id) && (
                <span className="inline-flex items-center gap-1 text-note/tight text-st-gain">
                  <Icon name="tick" className="size-[0.9em]" />
                  {t.solved}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
