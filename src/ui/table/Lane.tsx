import type { Seat, ShownCard, ShownRow } from '../../engine/table';
import { seatClass } from '../art';
import { useCardNames } from '../card/card-info';
import { CardArrival } from './CardArrival';
import { cardsInLane } from './field-places';
import type { Stand } from './layout';
import { LyingCard } from './LyingCard';
import { marksAt } from './marks';
import { cardName, placeLabel } from './place-label';
import { PlaceButton } from './PlaceButton';
import { useSceneTexts, useTableScene } from './table-context';

interface LaneCardProps {
  readonly card: ShownCard;
  /** What may stand here: said of the card where the lane stands aside. */
  readonly words: string | undefined;
}

/** A button with all that is said and marked at the place of a card. */
function useHere(card: ShownCard) {
  const scene = useTableScene();
  const t = useSceneTexts();
  const names = useCardNames();
  const here = marksAt(scene, card.place, card);
  return {
    here,
    button: {
      place: card.place,
      label: placeLabel(card.place, card, here, t, names, scene.face),
      onPress: () => scene.onPlace(card.place),
      onInspect: () => scene.onInspect(card.place),
      ...((here.selectable || here.selected) && { pressed: here.selected }),
    },
  };
}

/** A card that hangs on another one: its name on a tab, by a cord. */
function HangingTab({ card }: { readonly card: ShownCard }) {
  const t = useSceneTexts();
  const names = useCardNames();
  const { here, button } = useHere(card);
  return (
    <PlaceButton {...button} className={`hanging ${seatClass(card.controller)}${here.canAct ? ' hanging--can' : ''}`}>
      {cardName(card, t, names)}
      {here.selectable && !here.selected && <span className="halo halo--selectable" />}
      {here.selected && <span className="halo halo--select" />}
      {here.target && <span className="halo halo--target" />}
    </PlaceButton>
  );
}

function LaneCard({ card, words }: LaneCardProps) {
  const { view, face } = useTableScene();
  const t = useSceneTexts();
  const names = useCardNames();
  const { here, button } = useHere(card);
  const role = face.role?.(card, view, t);
  const hanging = face.hangs?.(card) ?? [];
  const across = face.liesAcross(card);
  if (words !== undefined)
    return (
      <li role="gridcell" className={`aside${here.canAct ? ' cell--can' : ''}`}>
        <PlaceButton {...button} className="aside__button">
          <span className="aside__crest lying">
            {face.drawAside?.(card)}
            {(here.target || here.attacked) && <span className="halo halo--target" />}
            {here.selectable && !here.selected && <span className="halo halo--selectable" />}
            {here.selected && <span className="halo halo--select" />}
            {here.canAct && <span className="can-dot" />}
          </span>
          <span className="aside__words">
            <b>{cardName(card, t, names)}</b>
            {words}
          </span>
        </PlaceButton>
      </li>
    );
  return (
    <li role="gridcell" className={`stander${across ? ' stander--across' : ''}${here.canAct ? ' cell--can' : ''}`}>
      <PlaceButton {...button} className="stander__button">
        <CardArrival card={card} viewer={view.viewer}>
          <LyingCard card={card} mayLieAcross />
        </CardArrival>
      </PlaceButton>
      {role !== undefined && <span className={`role ${seatClass(card.controller)}`}>{role}</span>}
      {hanging.length > 0 && (
        <span className="stander__hanging">
          {hanging.map((one) => (
            <HangingTab key={one.key ?? one.place} card={one} />
          ))}
        </span>
      )}
    </li>
  );
}

/** How wide the cards of a lane are together, in heights of an upright card. */
const widthOf = (cards: readonly ShownCard[], across: (card: ShownCard) => boolean): number =>
  cards.reduce((sum, card) => sum + (across(card) ? 1 : 0.75), 0);

/** Cards side by side, as many as there are. They get smaller before they slide under each other. */
export function Lane({ seat, stand, row }: { readonly seat: Seat; readonly stand: Stand; readonly row: ShownRow }) {
  const { face, bottomSeat, turned } = useTableScene();
  const t = useSceneTexts();
  const lane = stand.lane ?? '';
  const words = face.laneWords?.(lane, t);
  const cards = cardsInLane(face, stand, row);
  const seen = seat === bottomSeat || turned === seat ? cards : [...cards].reverse();
  const size = {
    '--lie': Math.max(
      1,
      widthOf(cards, (card) => face.liesAcross(card)),
    ),
    '--gaps': Math.max(0, cards.length - 1),
  };
  return (
    <ul className={`lane lane--${stand.isAside ? 'aside' : 'cards'}`} style={size} data-lane={lane}>
      {seen.map((card) => (
        <LaneCard key={card.key ?? card.place} card={card} words={stand.isAside ? words : undefined} />
      ))}
      {cards.length === 0 && stand.isAside && (
        <li className="aside aside--none" aria-hidden="true">
          {words}
        </li>
      )}
    </ul>
  );
}
