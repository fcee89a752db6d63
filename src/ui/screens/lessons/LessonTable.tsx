import type { Table } from '../../../store/desk/table';
import type { ShownLesson } from '../../../store/lessons/lessons';
import { usePage } from '../game/game-page';
import { GameScreen } from '../game/GameScreen';
import { GuideReasons } from './GuideReasons';
import { LessonGuide, StepLine } from './LessonGuide';
import { useNextCard } from './use-next-card';

interface LessonTableProps {
  readonly table: Table;
  readonly lesson: ShownLesson;
}

/** A lesson on the table of its game. */
export function LessonTable({ table, lesson }: LessonTableProps) {
  const next = useNextCard(lesson, table);
  return (
    <GameScreen
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
function NextStep({ lesson: { game, stop } }: Pick<LessonTableProps, 'lesson'>) {
  const page = usePage(game);
  const says = page.useSayStep();
  const because = page.useBecause();
  const { step, reasons } = stop;
  return (
    <>
      {step && <StepLine looks={step.looks} says={says(step)} />}
      <GuideReasons reasons={because(reasons, step?.card)} />
    </>
  );
}
