import type { Player } from '../../engine/duel';
import { zoneOf } from '../../engine/table';
import { useTableTexts, zoneWords } from '../../i18n/table-texts';
import { CardSheet } from './CardSheet';
import { useTableScene } from './table-context';

interface PileSheetProps {
  readonly zone: string;
  readonly seat: Player;
  readonly onClose?: () => void;
}

/** A pile laid out to be read, its newest card first. */
export function PileSheet({ zone, seat, onClose }: PileSheetProps) {
  const { view, names } = useTableScene();
  const t = useTableTexts();
  const pile = zoneOf(view.seats[seat], zone);
  return (
    <CardSheet
      title={t.pile.title(zoneWords(zone, t)?.name ?? zone, names[seat])}
      cards={pile?.kind === 'pile' ? pile.cards : []}
      {...(onClose && { onClose })}
    />
  );
}
