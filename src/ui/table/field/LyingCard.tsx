import type { ShownCard } from '../../../engine/table';
import { CardMarks } from './CardMarks';
import { useTableGround } from './table-context';
import type { Here } from './use-here';

interface LyingCardProps {
  readonly card: ShownCard;
  readonly here: Here;
  /** It lies in a row of the field. */
  readonly inPlay?: boolean;
  /** Its cell lets it lie across. */
  readonly mayLieAcross?: boolean;
}

/** A card with all that lies on it. */
export function LyingCard({ card, here, inPlay = false, mayLieAcross = false }: LyingCardProps) {
  const { face } = useTableGround();
  const wide = mayLieAcross && face.liesAcross(card);
  return (
    <span className={`lying${wide ? ' lying--wide' : ''}`}>
      {face.draw(card, { wide, inPlay })}
      <CardMarks card={card} marks={here} />
    </span>
  );
}
