import type { CardFacts } from '../../../store/cards/card-book';
import { useLanguage } from '../../../i18n/language';
import { Kamon } from '../art';
import { faceClasses } from './CardFace';
import { faceCard } from './face-card';

/** A crest on the ground of its card, in the size that `className` gives it. Decoration: the name stands beside it. */
export function CardCrest({ facts, className }: { readonly facts: CardFacts; readonly className: string }) {
  const card = faceCard(facts, useLanguage());
  return (
    <span className={`flex-none grid place-items-center rounded [background:var(--c-ground)] ${className} ${faceClasses(card)}`}>
      <Kamon facts={card} />
    </span>
  );
}
