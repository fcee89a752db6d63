import type { ReactNode } from 'react';
import type { Player, ViewCard } from '../../engine';
import { useTableTexts } from '../../i18n/table-texts';
import { CardBack } from '../card/CardBack';
import { useCardInfo } from '../card/card-info';
import { PlaceButton } from './PlaceButton';
import { pilePlace, type PileKind } from './places';
import { TableCard } from './TableCard';
import { useTableScene } from './table-context';

interface PileProps {
  readonly seat: Player;
  readonly kind: Exclude<PileKind, 'banished'>;
  readonly count: number;
  readonly label: string;
  readonly longLabel: string;
  /** The face on top, for public piles. */
  readonly top?: ViewCard;
  readonly children?: ReactNode;
}

/** A pile with its count in the free strip beside the card, never on the face. */
export function Pile({ seat, kind, count, label, longLabel, top, children }: PileProps) {
  const { view, marks, onPile, onInspect } = useTableScene();
  const t = useTableTexts();
  const info = useCardInfo();
  const place = pilePlace(seat, kind);
  const holds = (places: ReadonlySet<string> | undefined): boolean =>
    [...(places ?? [])].some((at) => at.startsWith(`${place}:`));
  const targeted =
    holds(marks.targeted) ||
    (top !== undefined && view.seats[seat].graveyard.some((card) => kind === 'graveyard' && card.targetedBy.length > 0));
  const name = top?.known && top.passcode !== undefined ? info(top.passcode).name : undefined;
  const label_ = [
    t.pile.open(longLabel, count),
    ...(name ? [t.pile.top(name)] : []),
    ...(holds(marks.selectable) ? [t.mark.selectable] : []),
  ].join(t.card.comma);
  return (
    <div role="gridcell" className={`cell cell--pile cell--${kind}`}>
      <PlaceButton
        place={place}
        className="cell__button pile"
        label={label_}
        onPress={() => onPile(kind, seat)}
        onInspect={top ? () => onInspect(top.place) : undefined}
      >
        <span className="pile__cards">
          {top ? <TableCard card={top} /> : count > 0 && kind !== 'graveyard' ? <CardBack /> : <span className="pile__none" />}
          {kind === 'deck' && count > 1 && <CardBack />}
          {holds(marks.selectable) && <span className="halo halo--selectable" />}
          {targeted && <span className="halo halo--target" />}
        </span>
        <span className="count">
          <b>{count}</b>
          {label}
        </span>
      </PlaceButton>
      {children}
    </div>
  );
}

/** Banished cards have no printed zone in 2004: a chip beside the Graveyard. */
export function BanishedChip({ seat }: { readonly seat: Player }) {
  const { view, marks, onPile } = useTableScene();
  const t = useTableTexts();
  const cards = view.seats[seat].banished;
  const place = pilePlace(seat, 'banished');
  const chosen = [...(marks.selectable ?? [])].some((at) => at.startsWith(`${place}:`));
  return (
    <PlaceButton
      place={place}
      className={`out${cards.length === 0 ? ' out--none' : ''}${chosen ? ' out--selectable' : ''}`}
      label={t.pile.open(t.zone.banished, cards.length)}
      onPress={() => onPile('banished', seat)}
    >
      <b>{cards.length}</b>
      {t.zone.banishedShort}
    </PlaceButton>
  );
}
