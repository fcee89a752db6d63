import { memo } from 'react';
import type { Seat as Player } from '../../../engine/table';
import type { ShownPile } from '../../../engine/table';
import { zoneWords, type TableTexts } from '../../../i18n/table-texts';
import { CardBack } from '../../base/card/CardBack';
import { useCardNames } from '../../base/card/card-info';
import { sameData } from '../../../store/same-data';
import { calledBy } from './called';
import type { Stand } from './layout';
import type { TableMarks } from './marks';
import { PlaceButton } from './PlaceButton';
import { pilePlace } from './places';
import { useSpot } from './spot';
import { useSceneTexts, useTableGround, useTableMarks } from './table-context';

interface PileProps {
  readonly seat: Player;
  readonly stand: Stand;
  readonly pile: ShownPile;
  /** Its number in its half, from the front row on. */
  readonly at: number;
  /** The pile that is a chip beside this one. */
  readonly beside?: ShownPile | undefined;
  /** It is no square of a grid, but one of a few beside a common sheet. */
  readonly isFree?: true;
}

interface MarkedPile extends PileProps {
  readonly marks: PileMarks;
}

/** What is marked in a pile, and in the one beside it. */
interface PileMarks {
  readonly targeted: boolean;
  readonly selectable: boolean;
  readonly besideSelectable: boolean;
}

const holds = (place: string, places: TableMarks['targeted']): boolean =>
  [...(places ?? [])].some((at) => at.startsWith(`${place}:`));

/** A pile as it is called: by what is written on it, first of all; with the card on top, and how many cards it has. */
function pileName(zone: string, size: number, t: TableTexts, top?: string): string {
  const { name = zone, short = name } = zoneWords(zone, t) ?? {};
  const called =
    top === undefined ? [calledBy(name, short, t.card.comma)] : [short, t.pile.top(top), ...(short === name ? [] : [name])];
  return [...called, t.pile.cards(size)].join(t.card.comma);
}

/** A pile with its count in the free strip beside the card, never on the face. */
export function Pile(props: PileProps) {
  const marks = useTableMarks();
  const { seat, stand, pile } = props;
  const place = pilePlace(seat, stand.zone);
  const here = {
    targeted: holds(place, marks.targeted) || pile.cards.some((card) => card.targetedBy.length > 0),
    selectable: holds(place, marks.selectable),
    besideSelectable: stand.beside !== undefined && holds(pilePlace(seat, stand.beside.zone), marks.selectable),
  };
  return <DrawnPile {...props} marks={here} />;
}

const DrawnPile = memo(function DrawnPile({ seat, stand, at, pile, beside, isFree, marks }: MarkedPile) {
  const { face, onPile, onInspect } = useTableGround();
  const t = useSceneTexts();
  const info = useCardNames();
  const { zone, shows, opens } = stand;
  const place = pilePlace(seat, zone);
  const spot = useSpot(at, seat, zone);
  const words = zoneWords(zone, t);
  const top = shows === 'face' || shows === 'newest' || shows === 'backs' ? pile.cards[0] : undefined;
  const up = shows === 'newest' ? pile.cards.length : 0;
  const label = [
    pileName(zone, pile.size, t, top?.known && top.passcode !== undefined ? info(top.passcode).name : undefined),
    ...(up > 0 ? [t.pile.faceUp(up)] : []),
    ...(marks.selectable ? [t.mark.selectable] : []),
  ].join(t.card.comma);
  return (
    <div
      role={isFree ? undefined : 'gridcell'}
      className={`cell cell--pile cell--${zone}${beside ? ' cell--shared' : ''}`}
      style={spot}
    >
      <PlaceButton
        place={place}
        className="cell__button pile"
        label={label}
        onPress={() => opens && onPile(zone, seat)}
        onInspect={top ? () => onInspect(top.place) : undefined}
      >
        <span className="count">
          <b data-writing={pile.size} />
          {words?.short}
          {up > 0 && (
            <>
              <b className="count__up" data-writing={up} />
              <span data-writing={t.pile.up} />
            </>
          )}
        </span>{' '}
        <span className="pile__cards">
          {top && shows === 'backs' && pile.size > 1 && <CardBack />}
          {top ? (
            face.draw(top, { wide: false, inPlay: false })
          ) : pile.size > 0 && shows !== 'face' ? (
            <CardBack />
          ) : (
            <span className="pile__none" />
          )}
          {!top && shows === 'backs' && pile.size > 1 && <CardBack />}
          {marks.selectable && <span className="halo halo--selectable" />}
          {marks.targeted && <span className="halo halo--target" />}
        </span>
      </PlaceButton>
      {stand.beside && beside && <PileChip seat={seat} stand={stand.beside} pile={beside} selectable={marks.besideSelectable} />}
    </div>
  );
}, sameData);

/** A pile without a cell of its own: a chip beside another one. */
function PileChip({
  seat,
  stand: { zone, opens },
  pile,
  selectable,
}: Omit<PileProps, 'at' | 'beside' | 'isFree'> & { readonly selectable: boolean }) {
  const { onPile } = useTableGround();
  const t = useSceneTexts();
  const place = pilePlace(seat, zone);
  const words = zoneWords(zone, t);
  return (
    <PlaceButton
      place={place}
      className={`out${pile.size === 0 ? ' out--none' : ''}${selectable ? ' out--selectable' : ''}`}
      label={pileName(zone, pile.size, t)}
      onPress={() => opens && onPile(zone, seat)}
    >
      <b data-writing={pile.size} />
      {words?.short}
    </PlaceButton>
  );
}
