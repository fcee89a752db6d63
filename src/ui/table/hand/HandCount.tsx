import { useEffect } from 'react';
import type { Seat as Player } from '../../../engine/table';
import { zoneOf } from '../../../engine/table';
import { zoneWords } from '../../../i18n/table-texts';
import { useDock } from '../../base/shared/dock-store';
import { pilePlace } from '../field/places';
import { useSceneTexts, useTableGround, useTableMarks, useTableNow } from '../field/table-context';

/** The hand on the far side where its cards have no room: how many there are, and pressed it lies beside the field. */
export function HandCount({ seat }: { readonly seat: Player }) {
  const { face, names, onPile } = useTableGround();
  const { view } = useTableNow();
  const { selectable } = useTableMarks();
  const t = useSceneTexts();
  const { hand } = face.layout;
  const place = pilePlace(seat, hand);
  const isOpen = useDock(({ sheet }) => sheet?.kind === 'pile' && sheet.pile === hand && sheet.seat === seat);
  const zone = zoneOf(view.seats[seat], hand);
  const size = zone?.kind === 'hand' ? zone.cards.length : 0;
  const counted = zoneWords(hand, t)?.size?.(size) ?? t.card.cards(size);
  const isAsked = [...(selectable ?? [])].some((at) => at.startsWith(`${place}:`));
  // Cards of it that can be picked are picked where they lie.
  useEffect(() => {
    if (isAsked) onPile(hand, seat);
  }, [isAsked, onPile, hand, seat]);
  return (
    <button
      type="button"
      className={`hand-count${isAsked ? ' hand-count--selectable' : ''}`}
      data-anchor={place}
      aria-label={[counted, t.seat.hand(names[seat]), ...(isAsked ? [t.mark.selectable] : [])].join(t.card.comma)}
      aria-expanded={isOpen}
      onClick={() => (isOpen ? useDock.getState().open(null) : onPile(hand, seat))}
    >
      {counted}
    </button>
  );
}
