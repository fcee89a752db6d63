import { zoneAt, type ShownCard } from '../../engine/table';
import { CardMarks } from './CardMarks';
import { marksAt } from './marks';
import { useTableScene } from './table-context';

interface LyingCardProps {
  readonly card: ShownCard;
  /** Its cell lets it lie across. */
  readonly mayLieAcross?: boolean;
}

/** A card with all that lies on it. */
export function LyingCard({ card, mayLieAcross = false }: LyingCardProps) {
  const scene = useTableScene();
  const { view, face } = scene;
  const wide = mayLieAcross && face.liesAcross(card);
  return (
    <span className={`lying${wide ? ' lying--wide' : ''}`}>
      {face.draw(card, { wide, inPlay: zoneAt(view, card.place)?.kind === 'row' })}
      <CardMarks card={card} marks={marksAt(scene, card.place, card)} />
    </span>
  );
}
