import type { CSSProperties } from 'react';
import { useLessonTexts } from '../../../i18n/lesson-texts';
import { hashOf } from '../../base/doors/route';
import { Icon } from '../../base/art';
import type { Chapter } from './chapters';

interface ChapterChainProps {
  readonly chapters: readonly Chapter[];
  /** The chapter that is read; null while something is looked for in all of them. */
  readonly current: string | null;
  readonly isDone: (lesson: string) => boolean;
  /** The lesson that was done a moment ago: its link closes before the eyes. */
  readonly newlyDone: string | null;
}

/** The chapters of a game as links of a chain: closed when all of it is done, filled when it is begun, dashed ahead. */
export function ChapterChain({ chapters, current, isDone, newlyDone }: ChapterChainProps) {
  const t = useLessonTexts();
  return (
    <ol className="chapters" style={{ '--chapters': chapters.length } as CSSProperties}>
      {chapters.map(({ id, name, lessons }, i) => {
        const done = lessons.filter((lesson) => isDone(lesson.id)).length;
        const state = done === lessons.length ? 'done' : done > 0 ? 'begun' : 'ahead';
        return (
          <li key={id} data-state={state} data-new={lessons.some((lesson) => lesson.id === newlyDone) || undefined}>
            <a href={hashOf({ door: 'lessons', detail: id })} aria-current={id === current || undefined}>
              <span className="chapters__link" aria-hidden="true">
                {state === 'done' ? <Icon name="tick" /> : i + 1}
              </span>
              <span>
                <b>{name}</b>
                <small>{state === 'done' ? t.allDone : t.doneOf(done, lessons.length)}</small>
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
