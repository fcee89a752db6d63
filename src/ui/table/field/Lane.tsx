import { memo } from 'react';
import type { Seat, ShownCard, ShownRow } from '../../../engine/table';
import { seatClass } from '../../base/art';
import { useCardNames } from '../../base/card/card-info';
import { sameData } from '../../../store/same-data';
import { CardAsks } from './CardAsks';
import { cardsInLane } from './field-places';
import type { Stand } from './layout';
import { LyingCard } from './LyingCard';
import { cardName, placeLabel } from './place-label';
import { PlaceButton } from './PlaceButton';
import { useSceneTexts, useTableGround } from './table-context';
import { useHere, type Here } from './use-here';

interface LaneCardProps {
  /** Its number in its lane. */
  readonly at: number;
  readonly card: ShownCard;
  readonly here: Here;
  /** What hangs on it, each with its own marks. */
  readonly hanging: readonly Hung[];
  /** What may stand here: said of the card where the lane stands aside. */
  readonly words: string | undefined;
}

interface Hung {
  readonly card: ShownCard;
  readonly here: Here;
}

/** A button with all that is said and marked at the place of a card. */
function useButton({ card, here }: Hung) {
  const { face, onPlace, onInspect } = useTableGround();
  const t = useSceneTexts();
  const names = useCardNames();
  return {
    place: card.place,
    label: placeLabel(card.place, card, here, t, names, face),
    onPress: () => onPlace(card.place),
    onInspect: () => onInspect(card.place),
    ...((here.selectable || here.selected) && { pressed: here.selected }),
  };
}

/** A card that hangs on another one: its name on a tab, by a cord. */
function HangingTab({ card, here }: Hung) {
  const t = useSceneTexts();
  const names = useCardNames();
  const button = useButton({ card, here });
  return (
    <PlaceButton {...button} className={`hanging ${seatClass(card.controller)}${here.canAct ? ' hanging--can' : ''}`}>
      {cardName(card, t, names)}
      {here.selectable && !here.selected && <span className="halo halo--selectable" />}
      {here.next && !here.selected && <span className="halo halo--next" />}
      {here.selected && <span className="halo halo--select" />}
      {here.target && <span className="halo halo--target" />}
    </PlaceButton>
  );
}

const LaneCard = memo(function LaneCard({ at, card, here, hanging, words }: LaneCardProps) {
  const { face } = useTableGround();
  const t = useSceneTexts();
  const names = useCardNames();
  const button = useButton({ card, here });
  const { role } = here;
  const across = face.liesAcross(card);
  if (words !== undefined)
    return (
      <li className={`aside${here.canAct ? ' cell--can' : ''}`} style={{ '--at': at }}>
        <PlaceButton {...button} className="aside__button">
          <span className="aside__crest lying">
            {face.drawAside?.(card)}
            {(here.target || here.attacked) && <span className="halo halo--target" />}
            {here.selectable && !here.selected && <span className="halo halo--selectable" />}
            {here.next && !here.selected && <span className="halo halo--next" />}
            {here.selected && <span className="halo halo--select" />}
            {here.canAct && <span className="can-dot" />}
          </span>
          <span className="aside__words">
            <b>{cardName(card, t, names)}</b>
            {words}
          </span>
        </PlaceButton>
        {here.asks && <CardAsks />}
      </li>
    );
  return (
    <li className={`stander${across ? ' stander--across' : ''}${here.canAct ? ' cell--can' : ''}`} style={{ '--at': at }}>
      <PlaceButton {...button} className="stander__button">
        <span className="arrival">
          <LyingCard card={card} here={here} inPlay mayLieAcross />
        </span>
      </PlaceButton>
      {here.asks && <CardAsks />}
      {role !== undefined && <span className={`role ${seatClass(card.controller)}`}>{role}</span>}
      {hanging.length > 0 && (
        <span className="stander__hanging">
          {hanging.map((one) => (
            <HangingTab key={one.card.key ?? one.card.place} {...one} />
          ))}
        </span>
      )}
    </li>
  );
}, sameData);

/** How wide the cards of a lane are together, in heights of an upright card. */
const widthOf = (cards: readonly ShownCard[], across: (card: ShownCard) => boolean): number =>
  cards.reduce((sum, card) => sum + (across(card) ? 1 : 0.75), 0);

interface LaneProps {
  /** Its number in its row. */
  readonly at: number;
  readonly seat: Seat;
  readonly stand: Stand;
  readonly row: ShownRow;
}

/** Cards side by side, as many as there are. They get smaller before they slide under each other. */
export function Lane({ at, seat, stand, row }: LaneProps) {
  const { face } = useTableGround();
  const hereAt = useHere();
  const marked = (card: ShownCard): Hung => ({ card, here: hereAt(card.place, card) });
  const t = useSceneTexts();
  const lane = stand.lane ?? '';
  const words = face.laneWords?.(lane, t);
  const cards = cardsInLane(face, stand, row);
  const size = {
    '--at': at,
    '--lie': Math.max(
      1,
      widthOf(cards, (card) => face.liesAcross(card)),
    ),
    '--gaps': Math.max(0, cards.length - 1),
  };
  return (
    <ul className={`lane lane--${stand.isAside ? 'aside' : 'cards'}`} style={size} data-lane={lane}>
      {cards.map((card, nth) => (
        <LaneCard
          key={card.key ?? card.place}
          at={nth}
          {...marked(card)}
          hanging={(face.hangs?.(card) ?? []).map(marked)}
          words={stand.isAside ? words : undefined}
        />
      ))}
      {cards.length === 0 && stand.isAside && (
        <li className="aside aside--none" aria-hidden="true">
          {words}
        </li>
      )}
    </ul>
  );
}
