import type { CardFacts } from '../../../engine/vision';
import { Kamon } from '../../../ui/base/art';
import { crestOf, lookOf } from './card-looks';
import '../../../ui/base/card/pigments.css';
import '../../../ui/base/card/cards.css';
import './faces.css';

/** A crest on the ground of its kind. */
export const VisionCardCrest = ({ facts, className }: { readonly facts: CardFacts; readonly className: string }) => (
  <span className={`flex-none grid place-items-center rounded [background:var(--c-ground)] ${className} ${lookOf(facts)}`}>
    <Kamon facts={crestOf(facts)} />
  </span>
);
