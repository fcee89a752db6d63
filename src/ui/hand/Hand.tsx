import type { Player } from '../../engine/duel';
import { zoneOf, type ShownCard } from '../../engine/table';
import { CardArrival } from '../table/CardArrival';
import { useCardNames } from '../card/card-info';
import { LyingCard } from '../table/LyingCard';
import { marksAt } from '../table/marks';
import { placeLabel } from '../table/place-label';
import { PlaceButton } from '../table/PlaceButton';
import { RovingRegion } from '../table/RovingRegion';
import { useSceneTexts, useTableScene } from '../table/table-context';

function HandCard({ card }: { readonly card: ShownCard }) {
  const scene = useTableScene();
  const { view, face, onPlace, onInspect } = scene;
  const t = useSceneTexts();
  const info = useCardNames();
  const here = marksAt(scene, card.place, card);
  return (
    <li className={`slot${here.canAct ? ' slot--can' : ''}${here.selected ? ' slot--selected' : ''}`}>
      <PlaceButton
        place={card.place}
        className="slot__button"
        label={placeLabel(card.place, card, here, t, info, face)}
        pressed={here.selectable || here.selected ? here.selected : undefined}
        onPress={() => onPlace(card.place)}
        onInspect={() => onInspect(card.place)}
      >
        <CardArrival card={card} viewer={view.viewer}>
          <LyingCard card={card} />
        </CardArrival>
      </PlaceButton>
    </li>
  );
}

/** A hand: faces where the view knows them, backs elsewhere. Many cards overlap instead of growing the row. */
export function Hand({ seat }: { readonly seat: Player }) {
  const { view, face, names } = useTableScene();
  const t = useSceneTexts();
  const zone = zoneOf(view.seats[seat], face.layout.hand);
  const cards = zone?.kind === 'hand' ? zone.cards : [];
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
