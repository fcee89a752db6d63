import { memo } from 'react';
import type { ShownCard } from '../../../engine/table';
import { SheetClose } from '../../base/shared/SheetFrame';
import { sameData } from '../../../store/same-data';
import { useFocusReturn } from '../../base/shared/use-focus-return';
import { useCardNames } from '../../base/card/card-info';
import { LyingCard } from './LyingCard';
import { placeLabel } from './place-label';
import { PlaceButton } from './PlaceButton';
import { RovingRegion } from './RovingRegion';
import { walkPlaces } from './roving';
import { useSceneTexts, useTableGround } from './table-context';
import { useHere, type Here } from './use-here';

interface CardSheetProps {
  readonly title: string;
  readonly note?: string;
  readonly cards: readonly ShownCard[];
  readonly onClose?: () => void;
}

const SheetCard = memo(function SheetCard({ card, here }: { readonly card: ShownCard; readonly here: Here }) {
  const { face, onPlace, onInspect } = useTableGround();
  const t = useSceneTexts();
  const info = useCardNames();
  return (
    <li>
      <PlaceButton
        place={card.place}
        className={`sheet__card${here.canAct ? ' slot--can' : ''}`}
        label={placeLabel(card.place, card, here, t, info, face)}
        pressed={here.selectable || here.selected ? here.selected : undefined}
        onPress={() => onPlace(card.place)}
        onInspect={() => onInspect(card.place)}
      >
        <LyingCard card={card} here={here} />
      </PlaceButton>
    </li>
  );
}, sameData);

/**
 * Cards laid out to be read or picked: a Graveyard, banished cards, a Deck that is searched. It stands beside the field, never
 * over it.
 */
export function CardSheet({ title, note, cards, onClose }: CardSheetProps) {
  const t = useSceneTexts();
  const hereAt = useHere();
  useFocusReturn();
  return (
    <section
      className="sheet tray"
      aria-label={title}
      onKeyDown={(event) => {
        walkPlaces(event);
        if (event.key === 'Escape') onClose?.();
      }}
    >
      <header className="sheet__head">
        <h2 className="tray__head">
          {title}
          <small>{note ?? t.card.cards(cards.length)}</small>
        </h2>
        {onClose && <SheetClose onClick={onClose}>{t.panel.close}</SheetClose>}
      </header>
      {cards.length === 0 ? (
        <p className="p-3.5 text-writing-2 text-note">{t.pile.empty}</p>
      ) : (
        <RovingRegion places={cards.map((card) => card.place)}>
          <ul className="sheet__cards">
            {cards.map((card) => (
              <SheetCard key={card.place} card={card} here={hereAt(card.place, card)} />
            ))}
          </ul>
        </RovingRegion>
      )}
    </section>
  );
}
