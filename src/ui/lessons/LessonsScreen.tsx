import { useEffect, type KeyboardEvent } from 'react';
import { useLanguage } from '../../i18n/language';
import { useLessonTexts } from '../../i18n/lesson-texts';
import { useLessons } from '../../store/lessons/lessons';
import { hashOf } from '../doors/route';
import { ScreenFrame } from '../doors/ScreenFrame';
import { chaptersOf } from './chapters';
import { LessonTrouble } from './LessonTrouble';
import './lessons.css';

/** Arrow keys walk through all lessons, whatever chapter they are in. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
}

/** All lessons, chapter by chapter. */
export function LessonsScreen() {
  const t = useLessonTexts();
  const language = useLanguage();
  const { list, listProblem: problem, fetchList } = useLessons();
  useEffect(() => void fetchList(), [fetchList]);
  const chapters = chaptersOf(list ?? [], t);
  return (
    <ScreenFrame title={t.title}>
      <div className="lessons" onKeyDown={walk}>
        <p className="lessons__about">{t.about}</p>
        {problem && <LessonTrouble problem={problem} onRetry={() => void fetchList()} />}
        {!list && !problem && (
          <p className="lessons__note" role="status">
            {t.loading}
          </p>
        )}
        {list && (
          <div className="lessons__chapters">
            {chapters.map(({ name, lessons }) => (
              <section key={name} aria-label={name}>
                <h2>
                  {name}
                  <small>{t.count(lessons.length)}</small>
                </h2>
                <ol>
                  {lessons.map((lesson) => (
                    <li key={lesson.id}>
                      <a href={hashOf({ door: 'lesson', detail: lesson.id })}>{lesson[language]}</a>
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
        )}
      </div>
    </ScreenFrame>
  );
}
