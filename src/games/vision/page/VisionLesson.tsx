import type { ShownVisionLesson, VisionTable } from '../table';
import { useLanguage } from '../../../i18n/language';
import { useLessonTexts } from '../../../i18n/lesson-texts';
import { useVisionTexts } from '../texts';
import { bookOfVision } from '../book';
import { visionReasons } from './reasons';
import { VisionScreen } from './VisionScreen';
import { GuideReasons } from '../../../ui/screens/lessons/GuideReasons';
import { LessonGuide, StepLine } from '../../../ui/screens/lessons/LessonGuide';
import { sayVisionStep } from './say-vision-step';
import { useNextCard } from '../../../ui/screens/lessons/use-next-card';

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
