import { memo } from 'react';
import { partsOf, type Place, type ShownCard } from '../../../engine/table';
import { zoneWords } from '../../../i18n/table-texts';
import { useCardNames } from '../../base/card/card-info';
import { sameData } from '../../../store/same-data';
import { CardAsks } from './CardAsks';
import { LyingCard } from './LyingCard';
import { cardName, placeLabel, zoneName } from './place-label';
import { PlaceButton } from './PlaceButton';
import { useSpot } from './spot';
import { useSceneTexts, useTableGround } from './table-context';
import type { Here } from './use-here';

interface CellProps {
  readonly place: Place;
  /** Its number in its half, from the front row on. */
  readonly at: number;
  readonly card: ShownCard | null;
  readonly here: Here;
  readonly isClosed: boolean;
  /** It stands aside: quieter, and it says what it is while it is empty. */
  readonly isAside: boolean;
}

/** One square of a row, with its card and what is said about it. */
export const Cell = memo(function Cell({ place, at, card, here, isClosed, isAside }: CellProps) {
  const { face, onPlace, onInspect } = useTableGround();
  const t = useSceneTexts();
  const info = useCardNames();
  const { seat, zone, index } = partsOf(place);
  const spot = useSpot(at, seat, zone, index);
  const figure = card ? face.figure?.(card) : undefined;
  return (
    <div
      role="gridcell"
      className={`cell cell--${zone}${isAside ? ' cell--aside' : ''}${card ? '' : ' cell--empty'}${isClosed ? ' cell--closed' : ''}${here.canAct ? ' cell--can' : ''}`}
      style={spot}
    >
      <PlaceButton
        place={place}
        className="cell__button"
        label={isClosed ? `${zoneName(place, t)}${t.card.comma}${t.zone.closed}` : placeLabel(place, card, here, t, info, face)}
        pressed={here.selectable || here.selected ? here.selected : undefined}
        onPress={() => onPlace(place)}
        onInspect={() => onInspect(place)}
      >
        <span className="arrival">{card && <LyingCard card={card} here={here} inPlay mayLieAcross />}</span>
        {card?.known && card.passcode !== undefined && !isAside && (
          <span className="cell__beside" aria-hidden="true">
            {cardName(card, t, info)}
          </span>
        )}
        {!card && here.dropped && <span className="lying ghost">{face.draw(here.dropped, { wide: false, inPlay: false })}</span>}
        {card?.faceUp && isAside && (
          <span className="cell__chip">
            {figure !== undefined && <b data-writing={figure} />} {cardName(card, t, info)}
          </span>
        )}
        {!card && isAside && <span className="cell__label">{zoneWords(zone, t)?.short}</span>}
        {isClosed && <span className="cell__label cell__label--closed">{t.zone.closedShort}</span>}
        {!card && (here.selectable || here.selected) && (
          <span className={`halo halo--zone ${here.selected ? 'halo--select' : 'halo--selectable'}`} />
        )}
      </PlaceButton>
      {here.asks && <CardAsks />}
    </div>
  );
}, sameData);
