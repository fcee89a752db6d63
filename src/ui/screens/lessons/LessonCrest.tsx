import { useEffect, useState, type ComponentType } from 'react';
import { cardNamed } from '../../../store/cards/card-book';
import { later } from '../../../store/fetching/later';
import type { LessonEntry } from '../../../store/lessons/lessons';
import { CardCrest } from '../../base/card/CardCrest';
import { withStyles } from '../../base/fetching/styles';

interface LessonCrestProps {
  readonly lesson: LessonEntry;
  /** The English name of a card. */
  readonly card: string | undefined;
}

type CrestOfName = ComponentType<{ readonly name: string }>;

/** The crests of the second game come with its cards, when one of its chapters is looked at. */
const ofVision = later(withStyles(async () => (await import('../../../games/vision/page/vision-crest')).visionCrests()));

const isOfVision = ({ chapter }: LessonEntry): boolean => chapter.startsWith('vision');

/** The crest of the card that a lesson is known by, filling its place; nothing where none is known yet. */
export function LessonCrest({ lesson, card }: LessonCrestProps) {
  const vision = isOfVision(lesson);
  const [Crest, setCrest] = useState<CrestOfName | null>(null);
  useEffect(() => {
    if (!vision) return undefined;
    let isShown = true;
    // A crest that does not come is no loss: the lesson has its title.
    ofVision.get().then(
      (come) => isShown && setCrest(() => come),
      () => undefined,
    );
    return () => void (isShown = false);
  }, [vision]);
  if (card === undefined) return null;
  if (vision) return Crest && <Crest name={card} />;
  const facts = cardNamed(card);
  return facts ? <CardCrest facts={facts} className="lesson__ground" /> : null;
}
