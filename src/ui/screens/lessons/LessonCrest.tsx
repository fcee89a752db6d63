import { useBeside } from '../../base/shared/game-beside';

interface LessonCrestProps {
  readonly game: string;
  /** The English name of a card. */
  readonly card: string | undefined;
}

/** The crest of the card that a lesson is known by. One that does not come is no loss: the lesson has its title. */
export function LessonCrest({ game, card }: LessonCrestProps) {
  const Crest = useBeside(game)?.CardCrest;
  return card !== undefined && Crest && <Crest name={card} className="lesson__ground" />;
}
