import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { CardPanel } from './CardPanel';
import { CurvePanel } from './CurvePanel';
import { Legality } from './Legality';
import { usePointed } from './pointed';
import { useDeckSubject, type PickProps, type SaidCause } from './subject';

interface DeckFactsProps extends PickProps {
  readonly causes: readonly SaidCause[];
  /** What a deck that comes with the table is there to do. */
  readonly about: string | undefined;
  /** The card that was picked is read, rather than the shape of the deck. */
  readonly isReading: boolean;
  readonly onRead: (isReading: boolean) => void;
}

/** What there is to know of the deck: whether it is legal, its shape, and the card that is read. */
export function DeckFacts({ causes, about, pinned, onPin, isReading, onRead }: DeckFactsProps) {
  const t = useDeckScreenTexts();
  const { curve } = useDeckSubject();
  const pointed = usePointed((store) => store.card);
  const isCard = isReading || pointed !== null;
  const views = [
    { is: false, word: curve([]).title },
    { is: true, word: t.editor.card },
  ];
  return (
    <aside className="facts">
      <Legality causes={causes} onPin={onPin} />
      <div className="facts__more">
        <div className="facts__views">
          {views.map(({ is, word }) => (
            <button key={word} type="button" aria-pressed={isCard === is} onClick={() => onRead(is)}>
              {word}
            </button>
          ))}
        </div>
        <div className="facts__view" data-shown={!isCard}>
          <CurvePanel about={about} />
        </div>
        <div className="facts__view facts__view--card" data-shown={isCard}>
          <CardPanel passcode={pointed ?? pinned} />
        </div>
      </div>
    </aside>
  );
}
