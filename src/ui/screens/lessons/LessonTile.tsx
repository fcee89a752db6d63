import { memo } from 'react';
import { useLanguage } from '../../../i18n/language';
import { useLessonTexts } from '../../../i18n/lesson-texts';
import type { LessonEntry } from '../../../store/lessons/lessons';
import type { Reached } from '../../../store/lessons/progress';
import { Icon } from '../../base/art';
import { minutesOf } from './chapters';
import { LessonCrest } from './LessonCrest';
import { addressOfLesson } from './lesson-href';

interface LessonTileProps {
  readonly game: string;
  readonly lesson: LessonEntry;
  /** Its number in the chapter, from 1. */
  readonly number: number;
  /** The English name of the card that it is known by. */
  readonly card: string | undefined;
  readonly reached: Reached;
  readonly isNew: boolean;
}

const VERBS = {
  ahead: 'px-2.5 border-(--line-2) grand:px-3.5',
  begun: 'px-2.5 border-gold-1 bg-gold-1 text-gold-ink grand:px-3.5',
  done: 'px-0.5 border-transparent text-st-gain',
} as const;

const EDGES = {
  ahead: 'border-(--line-2)',
  begun: 'border-gold-1 shadow-[inset_0_0_0_1px_var(--color-gold-1)]',
  done: 'border-(--line-2)',
} as const;

/** A lesson as a tile: a crest, its title, how long it is, how far one has come, and the one thing to do with it. */
export const LessonTile = memo(function LessonTile({ game, lesson, number, card, reached, isNew }: LessonTileProps) {
  const t = useLessonTexts();
  const language = useLanguage();
  const { id, stops } = lesson;
  const steps = reached === 'done' ? stops : reached === 0 ? 0 : reached + 1;
  const state = reached === 'done' ? 'done' : reached === 0 ? 'ahead' : 'begun';
  return (
    <li className="grid min-w-0">
      <a
        className={`lesson relative grid min-w-0 items-center gap-x-2.5 gap-y-1.5 rounded-tray border bg-tile px-3 py-2.5 [grid-template:'c_c'_minmax(44px,1fr)_'b_b'_auto_'m_v'_auto/minmax(0,1fr)_auto] hover:border-gold-1 spare:[grid-template:'c_b'_1fr_'c_m'_auto_'c_v'_auto/84px_minmax(0,1fr)] ${EDGES[state]}`}
        data-state={state}
        data-new={isNew || undefined}
        href={addressOfLesson(id, reached === 'done' ? 0 : reached)}
      >
        <span
          className={`relative self-stretch overflow-hidden rounded-[4px] bg-urushi-3 [grid-area:c] spare:aspect-square spare:self-start ${state === 'done' ? 'opacity-62' : ''}`}
          aria-hidden="true"
        >
          <LessonCrest game={game} card={card} />
        </span>
        <b className="[grid-area:b] flex items-center min-h-[2.4em] font-display text-head/close font-normal text-balance spare:min-h-0">
          {lesson[language]}
        </b>
        <span className="[grid-area:m] flex items-center gap-1.5 text-note/tight whitespace-nowrap text-writing-2">
          <Icon name="clock" className="size-[1.05em]" />
          {t.minutes(minutesOf(lesson))}
          <span className="hidden gap-0.75 ms-1 min-[1501px]:inline-flex" aria-hidden="true">
            {Array.from({ length: stops }, (_, at) => (
              <i key={at} className={`w-1.5 h-2.75 border-rim border-gold-2 rounded-[4px] ${at < steps ? 'bg-gold-2' : ''}`} />
            ))}
          </span>
        </span>
        <span
          className={`lesson__verb [grid-area:v] inline-flex items-center gap-1.25 min-h-7.5 border rounded font-text text-note/tight font-semibold whitespace-nowrap grand:min-h-10 spare:justify-self-start ${VERBS[state]}`}
        >
          {state === 'done' && <Icon name="tick" className="size-[0.9em]" />}
          {state === 'done' ? t.done : state === 'begun' ? t.goOn(steps) : t.start}
        </span>
        <span
          className="[grid-area:c] relative place-self-start m-1.5 grid place-items-center w-7 h-8.5 border-3 border-gold-2 rounded-[14px] bg-urushi-0 font-display text-[16px]/none font-normal grand:w-8.5 grand:h-10.5 grand:rounded-[17px] grand:text-[20px] spare:-m-1"
          aria-hidden="true"
        >
          {number}
        </span>
      </a>
    </li>
  );
});
