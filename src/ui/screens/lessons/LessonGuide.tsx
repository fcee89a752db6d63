import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language';
import { useLessonTexts } from '../../../i18n/lesson-texts';
import { lessonDetail } from '../../../store/lessons/lesson-address';
import { useLessons, type ShownLesson } from '../../../store/lessons/lessons';
import { isGuidedGame } from '../../base/doors/first-game';
import { go, hashOf, linkTo } from '../../base/doors/route';
import { copiedText } from '../../base/shared/clipboard';
import { focusDock } from '../../base/shared/focus';
import { Button, ButtonLink } from '../../base/shared/Button';
import { detailOf, lessonAfter } from './chapters';
import { useLessonKeys } from './use-lesson-keys';
import './guide.css';

interface LessonGuideProps {
  readonly lesson: ShownLesson;
  /** What comes next, in the words of its game. */
  readonly children: ReactNode;
}

/** The slip of a lesson: what is told at this stop, what comes next, and the way through. */
export function LessonGuide({ lesson, children }: LessonGuideProps) {
  const { id, title, stop, at, count, isOff, isTrying } = lesson;
  const t = useLessonTexts();
  const language = useLanguage();
  const { next, back, restart, layAgain, tryIt, list } = useLessons();
  const body = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const chapter = list?.find((one) => one.id === id)?.chapter;
  const all = hashOf({ door: 'lessons', detail: chapter ?? detailOf(lesson.game) });
  const isLed = lesson.learner !== null;
  const isLast = at === count - 1;
  const after = list ? lessonAfter(list, id) : undefined;

  // A new prompt takes the focus; here the lesson leads, unless the learner does the step. It comes after the prompt, and before
  // the next key.
  useEffect(() => {
    body.current?.scrollTo(0, 0);
    queueMicrotask(() =>
      isTrying && !isOff ? focusDock() : main.current?.querySelector<HTMLElement>('.btn--main')?.focus({ preventScroll: true }),
    );
  }, [id, at, isTrying, isOff]);

  const goOn = (): void => {
    if (!isLast) next();
    else if (after) go({ door: 'lesson', detail: after.id });
  };
  const canTry = stop.step !== null && stop.step.looks === undefined && !isOff;
  useLessonKeys({ next: goOn, back, tryIt: canTry ? tryIt : undefined });

  return (
    <section
      className="guide"
      aria-label={t.title}
      data-at={at}
      data-count={count}
      data-off={isOff || undefined}
      data-led={isLed || undefined}
    >
      <header className="guide__head">
        <h2>{title[language]}</h2>
        <span>{t.step(at + 1, count)}</span>
      </header>
      <div className="guide__body" ref={body} aria-live="polite" tabIndex={-1}>
        {isOff ? (
          <p className="font-semibold">{t.off}</p>
        ) : (
          <>
            <Caption stop={lesson} isTrying={isTrying} />
            {/* What the learner is to do stands in the caption. */}
            {!(isLed && isTrying) && children}
          </>
        )}
      </div>
      <div className="guide__acts" ref={main}>
        {isOff ? (
          <Button tone="main" onClick={layAgain}>
            {t.backToLesson}
          </Button>
        ) : (
          <>
            <Button onClick={back} {...(at === 0 && { 'aria-disabled': true })}>
              {t.back}
            </Button>
            {canTry && (
              <Button aria-pressed={isTrying} onClick={tryIt}>
                {t.tryIt}
              </Button>
            )}
            {isLast ? (
              isGuidedGame(id) ? (
                <>
                  {after && <ButtonLink href={hashOf({ door: 'lesson', detail: after.id })}>{t.nextLesson}</ButtonLink>}
                  <ButtonLink tone="main" href="#">
                    {t.playNow}
                  </ButtonLink>
                </>
              ) : after ? (
                <ButtonLink tone="main" href={hashOf({ door: 'lesson', detail: after.id })}>
                  {t.nextLesson}
                </ButtonLink>
              ) : (
                <ButtonLink tone="main" href={all}>
                  {t.all}
                </ButtonLink>
              )
            ) : (
              <Button tone="main" onClick={next}>
                {t.next}
              </Button>
            )}
          </>
        )}
      </div>
      <footer className="guide__foot">
        <button type="button" onClick={restart}>
          {t.again}
        </button>
        <CopyLink key={`${id} ${at}`} detail={lessonDetail(id, at)} />
        <a href={all}>{t.all}</a>
      </footer>
    </section>
  );
}

/** The address of this moment, to be given to somebody else. */
function CopyLink({ detail }: { readonly detail: string }) {
  const t = useLessonTexts();
  const [copied, setCopied] = useState<'linkCopied' | 'linkNotCopied'>();
  const copy = async (): Promise<void> =>
    setCopied((await copiedText(linkTo({ door: 'lesson', detail }))) ? 'linkCopied' : 'linkNotCopied');
  return (
    <button type="button" data-act="copy-link" onClick={() => void copy()}>
      <span role="status">{t[copied ?? 'link']}</span>
    </button>
  );
}

/** What is told at this stop. */
function Caption({ stop: { stop }, isTrying }: { readonly stop: ShownLesson; readonly isTrying: boolean }) {
  const t = useLessonTexts();
  const language = useLanguage();
  const { text, kind } = stop;
  return (
    <>
      {text ? <p className="guide__text">{text[language]}</p> : kind === 'outro' && <p className="guide__text">{t.end}</p>}
      {isTrying && <p className="guide__trying">{t.trying}</p>}
    </>
  );
}

interface StepLineProps {
  readonly looks: 'legal' | 'illegal' | undefined;
  /** What is about to be done, as a sentence. */
  readonly says: string;
}

/** The step that comes next, or what may and may not be done here. */
export function StepLine({ looks, says }: StepLineProps) {
  const t = useLessonTexts();
  return (
    <p className="guide__step" data-looks={looks}>
      <b>{looks === 'illegal' ? t.refused : looks === 'legal' ? t.allowed : t.nextStep}</b>
      {says}
    </p>
  );
}
