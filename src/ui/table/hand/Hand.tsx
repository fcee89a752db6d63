import { memo } from 'react';
import type { Seat as Player } from '../../../engine/table';
import { zoneOf, type ShownCard } from '../../../engine/table';
import { sameData } from '../../../store/same-data';
import { useCardNames } from '../../base/card/card-info';
import { CardAsks } from '../field/CardAsks';
import { LyingCard } from '../field/LyingCard';
import { placeLabel } from '../field/place-label';
import { PlaceButton } from '../field/PlaceButton';
import { RovingRegion } from '../field/RovingRegion';
import { useSceneTexts, useTableGround, useTableNow } from '../field/table-context';
import { useHere, type Here } from '../field/use-here';
import { handKeys } from './hand-keys';

const HandCard = memo(function HandCard({ card, here }: { readonly card: ShownCard; readonly here: Here }) {
  const { face, onPlace, onInspect } = useTableGround();
  const t = useSceneTexts();
  const info = useCardNames();
  return (
    <li
      className={`slot${here.canAct ? ' slot--can' : ''}${here.selected ? ' slot--selected' : ''}${here.asks ? ' slot--asks' : ''}${here.away ? ' slot--away' : ''}`}
    >
      <PlaceButton
        place={card.place}
        className="slot__button"
        label={placeLabel(card.place, card, here, t, info, face)}
        pressed={here.selectable || here.selected ? here.selected : undefined}
        onPress={() => onPlace(card.place)}
        onInspect={() => onInspect(card.place)}
      >
        <span className="arrival">
          <LyingCard card={card} here={here} />
        </span>
      </PlaceButton>
      {here.asks && <CardAsks />}
    </li>
  );
}, sameData);

/** From so many cards on they overlap: a game may draw their faces narrower. */
const MANY = 6;

/** A hand: faces where the view knows them, backs elsewhere. Many cards overlap instead of growing the row. */
export function Hand({ seat }: { readonly seat: Player }) {
  const { face, names } = useTableGround();
  const { view } = useTableNow();
  const hereAt = useHere();
  const t = useSceneTexts();
  const zone = zoneOf(view.seats[seat], face.layout.hand);
  const cards = zone?.kind === 'hand' ? zone.cards : [];
  const keys = handKeys(cards);
  return (
    <RovingRegion places={cards.map((card) => card.place)}>
      <ul
        className="hand"
        aria-label={t.seat.hand(names[seat])}
        data-many={cards.length >= MANY ? '' : undefined}
        style={{ '--cards': cards.length }}
      >
        {cards.map((card, at) => (
          <HandCard key={keys[at]} card={card} here={hereAt(card.place, card)} />
        ))}
      </ul>
    </RovingRegion>
  );
}
