import type { Player, ViewCard } from '../../engine';
import { useTableTexts } from '../../i18n/table-texts';
import { CardArrival } from '../table/CardArrival';
import { useCardInfo } from '../card/card-info';
import { CardMarks } from '../table/CardMarks';
import { linkRings } from '../table/link-rings';
import { marksAt } from '../table/marks';
import { placeLabel } from '../table/place-label';
import { PlaceButton } from '../table/PlaceButton';
import { RovingRegion } from '../table/RovingRegion';
import { TableCard } from '../table/TableCard';
import { useTableScene } from '../table/table-context';

function HandCard({ card }: { readonly card: ViewCard }) {
  const { view, marks, onPlace, onInspect } = useTableScene();
  const t = useTableTexts();
  const info = useCardInfo();
  const here = marksAt(view, marks, card.place, card);
  return (
    <li className={`slot${here.canAct ? ' slot--can' : ''}${here.selected ? ' slot--selected' : ''}`}>
      <PlaceButton
        place={card.place}
        className="slot__button"
        label={placeLabel(card.place, card, here, t, info)}
        pressed={here.selectable || here.selected ? here.selected : undefined}
        onPress={() => onPlace(card.place)}
        onInspect={() => onInspect(card.place)}
      >
        <CardArrival card={card} viewer={view.viewer}>
          <span className="lying">
            <TableCard card={card} />
            <CardMarks card={card} marks={here} rings={linkRings(view, card)} />
          </span>
        </CardArrival>
      </PlaceButton>
    </li>
  );
}

/** A hand: faces where the view knows them, backs elsewhere. Many cards overlap instead of growing the row. */
export function Hand({ seat }: { readonly seat: Player }) {
  const { view, names } = useTableScene();
  const t = useTableTexts();
  const cards = view.seats[seat].hand;
  return (
    <RovingRegion places={cards.map((card) => card.place)}>
      <ul className="hand" aria-label={t.seat.hand(names[seat])} style={{ '--cards': cards.length }}>
        {cards.map((card) => (
          <HandCard key={card.place} card={card} />
        ))}
      </ul>
    </RovingRegion>
  );
}
