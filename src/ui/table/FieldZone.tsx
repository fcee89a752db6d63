import type { Place, ViewCard } from '../../engine';
import { useTableTexts } from '../../i18n/table-texts';
import { CardArrival } from './CardArrival';
import { useCardInfo } from '../card/card-info';
import { CardMarks } from './CardMarks';
import { linkRings } from './link-rings';
import { marksAt } from './marks';
import { cardName, placeLabel, zoneName } from './place-label';
import { PlaceButton } from './PlaceButton';
import { TableCard } from './TableCard';
import { useTableScene } from './table-context';

interface FieldZoneProps {
  readonly place: Place;
  readonly card: ViewCard | null;
  readonly kind: 'monster' | 'spell-trap' | 'field';
}

/** One square of the field, with its card and what is said about it. */
export function FieldZone({ place, card, kind }: FieldZoneProps) {
  const { view, marks, onPlace, onInspect } = useTableScene();
  const t = useTableTexts();
  const info = useCardInfo();
  const here = marksAt(view, marks, place, card);
  const isClosed = view.seats.some((seat) => seat.closedZones?.includes(place));
  const wide = kind === 'monster' && card?.position === 'defense';
  return (
    <div
      role="gridcell"
      className={`cell cell--${kind}${card ? '' : ' cell--empty'}${isClosed ? ' cell--closed' : ''}${here.canAct ? ' cell--can' : ''}`}
    >
      <PlaceButton
        place={place}
        className="cell__button"
        label={isClosed ? `${zoneName(place, t)}${t.card.comma}${t.zone.closed}` : placeLabel(place, card, here, t, info)}
        pressed={here.selectable || here.selected ? here.selected : undefined}
        onPress={() => onPlace(place)}
        onInspect={() => onInspect(place)}
      >
        <CardArrival card={card} viewer={view.viewer}>
          {card && (
            <span className={`lying${wide ? ' lying--wide' : ''}`}>
              <TableCard card={card} wide={wide} />
              <CardMarks card={card} marks={here} rings={linkRings(view, card)} />
            </span>
          )}
        </CardArrival>
        {card?.faceUp && kind === 'field' && <span className="cell__chip">{cardName(card, t, info)}</span>}
        {!card && kind === 'field' && <span className="cell__label">{t.zone.fieldShort}</span>}
        {isClosed && <span className="cell__label cell__label--closed">{t.zone.closedShort}</span>}
        {!card && (here.selectable || here.selected) && (
          <span className={`halo halo--zone ${here.selected ? 'halo--select' : 'halo--selectable'}`} />
        )}
      </PlaceButton>
    </div>
  );
}
