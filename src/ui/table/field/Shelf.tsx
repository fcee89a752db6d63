import type { Seat, ShownRow } from '../../../engine/table';
import { zoneWords } from '../../../i18n/table-texts';
import { BackArt } from '../../base/art/Emblems';
import { Icon, seatClass } from '../../base/art';
import { marksAt } from './marks';
import { PlaceButton } from './PlaceButton';
import { pilePlace } from './places';
import { useSceneTexts, useTableGround, useTableMarks, useTableNow } from './table-context';

/** So many closed cards keep their size; more of them are drawn smaller. */
const ROOM = 6;

/** Closed cards beside the sheet: upright or across, both counted in words. Which card is which nobody sees. */
export function Shelf({ seat, zone, row }: { readonly seat: Seat; readonly zone: string; readonly row: ShownRow }) {
  const { face, onPlace } = useTableGround();
  const now = useTableNow();
  const marks = useTableMarks();
  const t = useSceneTexts();
  const words = zoneWords(zone, t);
  const cards = row.cards.filter((card) => card !== null);
  const across = cards.filter((card) => face.liesAcross(card));
  const upright = cards.length - across.length;
  const place = pilePlace(seat, zone);
  const marked = cards.map((card) => marksAt({ ...now, marks }, card.place, card));
  const label = [
    words?.name ?? zone,
    t.pile.cards(cards.length),
    t.lie.upright(upright),
    t.lie.across(across.length),
    ...(marked.some((here) => here.selectable) ? [t.mark.selectable] : []),
  ].join(t.card.comma);
  return (
    <div className={`shelf ${seatClass(seat)}`}>
      <PlaceButton place={place} className="shelf__button" label={label} onPress={() => onPlace(place)}>
        <span className="shelf__head">
          <Icon name="node" />
          {words?.name}
          <b data-writing={cards.length} />
        </span>
        <span className="shelf__cards" style={{ '--fit': Math.min(1, Math.sqrt(ROOM / Math.max(1, cards.length))) }}>
          {[...cards]
            .sort((a, b) => Number(face.liesAcross(a)) - Number(face.liesAcross(b)))
            .map((card) => (
              <i key={card.place} className={`closed${face.liesAcross(card) ? ' closed--across' : ''}`}>
                <BackArt />
              </i>
            ))}
        </span>
        <span className="shelf__counts">
          <span>
            <Icon name="awake" />
            <span data-writing={t.lie.uprightShort} /> <b data-writing={upright} />
          </span>
          <span>
            <Icon name="asleep" />
            <span data-writing={t.lie.acrossShort} /> <b data-writing={across.length} />
          </span>
        </span>
      </PlaceButton>
    </div>
  );
}
