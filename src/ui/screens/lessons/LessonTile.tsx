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
        className="lesson"
        data-state={state}
        data-new={isNew || undefined}
        href={addressOfLesson(id, reached === 'done' ? 0 : reached)}
      >
        <span className="lesson__crest" aria-hidden="true">
          <LessonCrest game={game} card={card} />
        </span>
        <b className="lesson__title">{lesson[language]}</b>
        <span className="lesson__meta">
          <Icon name="clock" />
          {t.minutes(minutesOf(lesson))}
          <span className="lesson__steps" aria-hidden="true">
            {Array.from({ length: stops }, (_, at) => (
              <i key={at} data-on={at < steps || undefined} />
            ))}
          </span>
        </span>
        <span className="lesson__verb">
          {state === 'done' && <Icon name="tick" />}
          {state === 'done' ? t.done : state === 'begun' ? t.goOn(steps) : t.start}
        </span>
        <span className="lesson__no" aria-hidden="true">
          {number}
        </span>
      </a>
    </li>
  );
});
