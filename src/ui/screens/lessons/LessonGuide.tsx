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
import { Slip } from './Slip';
import { useLessonKeys } from './use-lesson-keys';

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
  const slip = useRef<HTMLElement>(null);
  const chapter = list?.find((one) => one.id === id)?.chapter;
  const all = hashOf({ door: 'lessons', detail: chapter ?? detailOf(lesson.game) });
  const isLed = lesson.learner !== null;
  const isLast = at === count - 1;
  const after = list ? lessonAfter(list, id) : undefined;

  // A new prompt takes the focus; here the lesson leads, unless the learner does the step. It comes after the prompt, and before
  // the next key.
  useEffect(() => {
    slip.current?.scrollTo(0, 0);
    slip.current?.querySelector('.guide__body')?.scrollTo(0, 0);
    queueMicrotask(() =>
      isTrying && !isOff ? focusDock() : slip.current?.querySelector<HTMLElement>('.btn--main')?.focus({ preventScroll: true }),
    );
  }, [id, at, isTrying, isOff]);

  const goOn = (): void => {
    if (!isLast) next();
    else if (after) go({ door: 'lesson', detail: after.id });
  };
  const canTry = stop.step !== null && stop.step.looks === undefined && !isOff;
  useLessonKeys({ next: goOn, back, tryIt: canTry ? tryIt : undefined });

  return (
    <Slip
      ref={slip}
      title={title[language]}
      beside={t.step(at + 1, count)}
      aria-label={t.title}
      data-at={at}
      data-count={count}
      data-off={isOff || undefined}
      data-led={isLed || undefined}
      acts={
        isOff ? (
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
        )
      }
      foot={
        <>
          <button type="button" onClick={restart}>
            {t.again}
          </button>
          <CopyLink key={`${id} ${at}`} detail={lessonDetail(id, at)} />
          <a href={all}>{t.all}</a>
        </>
      }
    >
      {isOff ? (
        <p className="font-semibold">{t.off}</p>
      ) : (
        <>
          <Caption stop={lesson} isTrying={isTrying} />
          {/* What the learner is to do stands in the caption. */}
          {!(isLed && isTrying) && children}
        </>
      )}
    </Slip>
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
      {text ? <p>{text[language]}</p> : kind === 'outro' && <p>{t.end}</p>}
      {isTrying && <p className="text-note/[1.35] font-semibold text-ink in-data-small:in-data-led:hidden">{t.trying}</p>}
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
    <p className="guide__step text-note/[1.35] text-ink-2" data-looks={looks}>
      <b className={`me-2 ${looks === 'illegal' ? 'text-ink-down' : looks === 'legal' ? 'text-ink-up' : 'text-[#6d4a0c]'}`}>
        {looks === 'illegal' ? t.refused : looks === 'legal' ? t.allowed : t.nextStep}
      </b>
      {says}
    </p>
  );
}
