import type { CardFacts } from '../../../store/cards/card-book';
import { useLanguage } from '../../../i18n/language';
import { Kamon } from '../art';
import { faceClasses } from './CardFace';
import { faceCard, type FaceCard } from './face-card';

/** The crest of a face on the ground of its kind, in the size that `className` gives it. */
export const FaceCrest = ({ card, className }: { readonly card: FaceCard; readonly className: string }) => (
  <span className={`flex-none grid place-items-center rounded [background:var(--c-ground)] ${className} ${faceClasses(card)}`}>
    <Kamon facts={card} />
  </span>
);

/** A crest on the ground of its card. Decoration: the name stands beside it. */
export const CardCrest = ({ facts, className }: { readonly facts: CardFacts; readonly className: string }) => (
  <FaceCrest card={faceCard(facts, useLanguage())} className={className} />
);
