import type { Seat as Player } from '../../../engine/table';
import { zoneOf } from '../../../engine/table';
import { zoneWords } from '../../../i18n/table-texts';
import { CardSheet } from './CardSheet';
import { useSceneTexts, useTableGround, useTableNow } from './table-context';

interface PileSheetProps {
  readonly zone: string;
  readonly seat: Player;
  readonly onClose?: () => void;
}

/** A pile laid out to be read, its newest card first; or a hand that is but a number on the table. */
export function PileSheet({ zone, seat, onClose }: PileSheetProps) {
  const { names } = useTableGround();
  const { view } = useTableNow();
  const t = useSceneTexts();
  const pile = zoneOf(view.seats[seat], zone);
  const cards = pile?.kind === 'pile' || pile?.kind === 'hand' ? pile.cards : [];
  const hidden = pile?.kind === 'pile' ? pile.size - cards.length : 0;
  return (
    <CardSheet
      title={pile?.kind === 'hand' ? t.seat.hand(names[seat]) : t.pile.title(zoneWords(zone, t)?.name ?? zone, names[seat])}
      {...(hidden > 0 && { note: [t.pile.faceUp(cards.length), t.pile.faceDown(hidden)].join(t.card.comma) })}
      cards={cards}
      {...(onClose && { onClose })}
    />
  );
}
