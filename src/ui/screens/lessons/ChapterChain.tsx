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
    <ol
      className="chapters [--link:34px] grid auto-rows-[minmax(max-content,1fr)] h-full max-h-[calc(var(--chapters)*78px)] grand:[--link:40px] grand:max-h-[calc(var(--chapters)*88px)] stacked:h-auto stacked:max-h-none"
      style={{ '--chapters': chapters.length } as CSSProperties}
    >
      {chapters.map(({ id, name, lessons }, i) => {
        const done = lessons.filter((lesson) => isDone(lesson.id)).length;
        const state = done === lessons.length ? 'done' : done > 0 ? 'begun' : 'ahead';
        return (
          <li
            key={id}
            className="relative grid"
            data-state={state}
            data-new={lessons.some((lesson) => lesson.id === newlyDone) || undefined}
          >
            <a
              className={`grid grid-cols-[calc(var(--link)+12px)_minmax(0,1fr)] gap-3.5 items-center min-h-13 py-0.75 pr-2.5 pl-1 rounded-tray hover:bg-urushi-3 focus-visible:-outline-offset-3 ${id === current ? 'bg-gold-2/18 [box-shadow:inset_0_0_0_1.5px_var(--color-gold-2)]' : ''}`}
              href={hashOf({ door: 'lessons', detail: id })}
              aria-current={id === current || undefined}
            >
              <span
                className="chapters__link relative z-1 grid h-[calc(var(--link)*1.35)] w-(--link) place-items-center justify-self-center rounded-[calc(var(--link)/2+1px)] font-display text-[19px]/none font-normal"
                aria-hidden="true"
              >
                {state === 'done' ? <Icon name="tick" className="size-4.5" /> : i + 1}
              </span>
              <span>
                <b
                  className={`block font-display text-head/close font-normal text-balance ${id === current ? 'text-gold-1' : ''}`}
                >
                  {name}
                </b>
                <small className="text-note/close text-writing-2">
                  {state === 'done' ? t.allDone : t.doneOf(done, lessons.length)}
                </small>
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
