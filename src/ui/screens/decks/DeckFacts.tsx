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

/** A large window shows both views. */
const HIDDEN = 'min-h-0 hidden grand:block';

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
    <aside className="grid grid-rows-[auto_minmax(0,1fr)] grid-cols-1 gap-3 min-w-0 min-h-0 low:not-stacked:block low:not-stacked:overflow-auto stacked:contents">
      <Legality causes={causes} onPin={onPin} />
      <div className="grid grid-rows-[auto_minmax(0,1fr)] grid-cols-1 gap-2 min-h-0 overflow-hidden rounded-tray bg-tile shadow-line grand:grid-rows-[290px_minmax(0,1fr)] low:not-stacked:mt-3 stacked:order-3">
        <div className="grid grid-cols-2 border-b border-b-(--line) grand:hidden">
          {views.map(({ is, word }) => (
            <button
              key={word}
              type="button"
              className="min-h-tap border-b-3 border-b-transparent font-text text-note/tight font-medium text-writing-2 cursor-pointer aria-pressed:border-b-gold-2 aria-pressed:font-semibold aria-pressed:text-gold-1"
              aria-pressed={isCard === is}
              onClick={() => onRead(is)}
            >
              {word}
            </button>
          ))}
        </div>
        <div className={isCard ? HIDDEN : 'min-h-0'}>
          <CurvePanel about={about} />
        </div>
        <div className={`${isCard ? 'min-h-0' : HIDDEN} grand:border-t grand:border-t-(--line)`}>
          <CardPanel passcode={pointed ?? pinned} />
        </div>
      </div>
    </aside>
  );
}
