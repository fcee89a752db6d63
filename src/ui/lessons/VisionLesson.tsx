import type { ShownVisionLesson, VisionTable } from '../../games/vision/table';
import { useLanguage } from '../../i18n/language';
import { useLessonTexts } from '../../i18n/lesson-texts';
import { useVisionTexts } from '../../i18n/vision-texts';
import { bookOfVision } from '../../games/vision/book';
import { visionReasons } from '../vision/reasons';
import { VisionScreen } from '../vision/VisionScreen';
import { GuideReasons } from './GuideReasons';
import { LessonGuide, StepLine } from './LessonGuide';
import { sayVisionStep } from './say-vision-step';
import { useNextCard } from './use-next-card';

interface VisionLessonProps {
  readonly table: VisionTable;
  readonly lesson: ShownVisionLesson;
}

/** A lesson on the table of VISION. */
export function VisionLesson({ table, lesson }: VisionLessonProps) {
  const next = useNextCard(lesson, table);
  return (
    <VisionScreen
      table={table}
      learner={lesson.learner}
      next={next}
      guide={
        <LessonGuide lesson={lesson}>
          <NextStep lesson={lesson} />
        </LessonGuide>
      }
    />
  );
}

/** What is about to be done, and why it may not be. */
function NextStep({ lesson: { stop } }: Pick<VisionLessonProps, 'lesson'>) {
  const { names } = useLessonTexts();
  const language = useLanguage();
  const { lesson: words } = useVisionTexts();
  const book = bookOfVision();
  const nameOf = (passcode: number): string => book.card(passcode)?.facts[language] ?? words.something;
  const { step, reasons } = stop;
  return (
    <>
      {step && <StepLine looks={step.looks} says={sayVisionStep(step, { words, names, nameOf, language })} />}
      <GuideReasons
        reasons={visionReasons(reasons, { book, language, names: (passcode) => ({ name: nameOf(passcode) }) }, step?.card)}
      />
    </>
  );
}
