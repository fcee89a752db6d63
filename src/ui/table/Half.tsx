import { seatClass } from '../art';
import type { Player } from '../../engine';
import { useTableTexts } from '../../i18n/table-texts';
import { FieldZone } from './FieldZone';
import { BanishedChip, Pile } from './Pile';
import { cellPlace, fieldPlace } from './places';
import { useTableScene } from './table-context';

/**
 * One player's half of the field. The far seat sits opposite: its rows and columns run the other way round, faces stay upright;
 * face to face it is turned round as a whole.
 */
export function Half({ seat }: { readonly seat: Player }) {
  const { view, bottomSeat, turned, names } = useTableScene();
  const t = useTableTexts();
  const side = view.seats[seat];
  const near = seat === bottomSeat;
  const front = [
    <Pile
      key="fusion"
      seat={seat}
      kind="fusionDeck"
      count={side.fusionDeckCount}
      label={t.zone.fusionShort}
      longLabel={t.zone.fusionDeck}
    />,
    ...side.monsters.map((card, i) => (
      <FieldZone key={`m${i}`} place={cellPlace(seat, 'monster', i)} card={card} kind="monster" />
    )),
    <Pile
      key="graveyard"
      seat={seat}
      kind="graveyard"
      count={side.graveyard.length}
      label={t.zone.graveyardShort}
      longLabel={t.zone.graveyard}
      top={side.graveyard[0]}
    >
      <BanishedChip seat={seat} />
    </Pile>,
  ];
  const back = [
    <FieldZone key="field" place={fieldPlace(seat)} card={side.field} kind="field" />,
    ...side.spellsTraps.map((card, i) => (
      <FieldZone key={`s${i}`} place={cellPlace(seat, 'spellTrap', i)} card={card} kind="spell-trap" />
    )),
    <Pile key="deck" seat={seat} kind="deck" count={side.deckCount} label={t.zone.deckShort} longLabel={t.zone.deck} />,
  ];
  const rows = near || turned === seat ? [front, back] : [back.reverse(), front.reverse()];
  return (
    <section
      role="grid"
      aria-label={t.seat.field(names[seat])}
      className={`half ${seatClass(seat)} ${near ? 'half--near' : 'half--far'}${turned === seat ? ' turned' : ''}`}
    >
      {rows.map((row, i) => (
        <div key={i} role="row" className="half__row">
          {row}
        </div>
      ))}
    </section>
  );
}
