import type { Place, ShownCard } from '../../../engine/table';
import { marksAt, type PlaceMarks } from './marks';
import { useSceneTexts, useTableGround, useTableMarks, useTableNow } from './table-context';

/** All that is marked and said at a place. */
export interface Here extends PlaceMarks {
  /** What the card does in what lies on the stack, where its game says that in a word. */
  readonly role: string | undefined;
}

/** Says what is marked at any place: whoever lays out many of them asks for each, and draws again those where it is other. */
export function useHere(): (place: Place, card: ShownCard | null) => Here {
  const now = useTableNow();
  const marks = useTableMarks();
  const { face } = useTableGround();
  const t = useSceneTexts();
  return (place, card) => ({
    ...marksAt({ ...now, marks }, place, card),
    role: card ? face.role?.(card, now.view, t) : undefined,
  });
}
