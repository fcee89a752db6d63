import { lyingCards, type Place } from '../../../engine/table';
import { partsOf } from '../field/places';
import type { TableGround, TableNow } from '../field/table-context';
import type { Thread } from './thread';

/** What the card at a place is tied to, and what is tied to it: shown while it is pointed at or has the focus. */
export function tiesAt(place: Place, { view, face }: Pick<TableNow, 'view'> & Pick<TableGround, 'face'>): readonly Thread[] {
  return lyingCards(view).flatMap((card) =>
    (face.ties?.(card) ?? [])
      .filter((to) => to !== card.place && (card.place === place || to === place))
      .map((to) => ({
        id: `tie ${card.place} ${to}`,
        from: card.place,
        to,
        player: partsOf(card.place).seat,
        state: 'tie' as const,
      })),
  );
}
