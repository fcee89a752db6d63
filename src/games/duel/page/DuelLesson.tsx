import type { DuelTable, ShownDuelLesson } from '../table';
import { useLessonTexts } from '../../../i18n/lesson-texts';
import { useTableTexts } from '../../../i18n/table-texts';
import { useCardWords } from '../../../ui/base/card';
import { useCardInfo } from '../../../ui/base/card/card-info';
import { DuelScreen } from './DuelScreen';
import { useBecause } from '../../../ui/base/shared/reasons';
import { GuideReasons } from '../../../ui/screens/lessons/GuideReasons';
import { LessonGuide, StepLine } from '../../../ui/screens/lessons/LessonGuide';
import { sayStep } from './say-step';
import { useNextCard } from '../../../ui/screens/lessons/use-next-card';

interface DuelLessonProps {
  readonly table: DuelTable;
  readonly lesson: ShownDuelLesson;
}

/** A lesson on the table of the duel. */
export function DuelLesson({ table, lesson }: DuelLessonProps) {
  const next = useNextCard(lesson, table);
  return (
    <DuelScreen
      table={table}
      learner={lesson.learner}
      next={next}
      guide={
        <LessonGuide lesson={lesson}>
          <NextStep lesson={lesson} profile={table.profile} />
        </LessonGuide>
      }
    />
  );
}

/** What is about to be done, and why it may not be. */
function NextStep({ lesson: { stop }, profile }: Pick<DuelLessonProps, 'lesson'> & Pick<DuelTable, 'profile'>) {
  const t = useLessonTexts();
  const table = useTableTexts();
  const info = useCardInfo();
  const tell = useBecause(profile);
  const { word } = useCardWords();
  const { step, reasons } = stop;
  const says = step && sayStep(step, { lesson: t, table, nameOf: (passcode) => info(passcode).name, word });
  return (
    <>
      {step && says && <StepLine looks={step.looks} says={says} />}
      <GuideReasons reasons={tell(reasons, step?.card)} />
    </>
  );
}
