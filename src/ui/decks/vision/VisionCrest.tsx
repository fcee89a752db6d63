import type { CardFacts } from '../../../engine/vision';
import type { DeckCards } from '../../../store/decks/deck-book';
import type { VisionDeckBook } from '../../../store/decks/vision-book';
import { Kamon } from '../../art';
import { crestOf, lookOf } from '../../vision/card-looks';
import '../../card/pigments.css';
import '../../card/cards.css';
import '../../vision/faces.css';

/** The cards that hit hardest and cost most, whose crests stand for a deck. */
export function visionBanners({ facts }: VisionDeckBook, { main }: DeckCards): readonly number[] {
  const cards = [...new Set(main)].flatMap((passcode) => facts(passcode) ?? []);
  return cards.sort((a, b) => (b.attack ?? -1) - (a.attack ?? -1) || (b.cost ?? 0) - (a.cost ?? 0)).map(({ id }) => id);
}

/** A crest on the ground of its kind. */
export const VisionCrest = ({ facts, className }: { readonly facts: CardFacts; readonly className: string }) => (
  <span className={`flex-none grid place-items-center rounded [background:var(--c-ground)] ${className} ${lookOf(facts)}`}>
    <Kamon facts={crestOf(facts)} />
  </span>
);
