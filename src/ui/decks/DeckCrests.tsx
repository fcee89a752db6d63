import type { CardFacts } from '../../engine/duel';
import { useLanguage } from '../../i18n/language';
import { factsOf, type DeckCards } from '../../store/decks/deck-book';
import { Kamon } from '../art';
import { faceCard } from '../card';
import { faceClasses } from '../card/CardFace';

const SHOWN = 3;

/** The strongest monsters of a deck, whose crests stand for it; other cards where there are too few. */
function bannersOf({ main, fusion }: DeckCards): readonly CardFacts[] {
  const cards = [...new Set([...fusion, ...main])].flatMap((passcode) => factsOf(passcode) ?? []);
  const strength = ({ atk = -1, level = 0 }: CardFacts): number => atk * 100 + level;
  return cards.sort((a, b) => strength(b) - strength(a)).slice(0, SHOWN);
}

/** A crest on the ground of its card. */
function Crest({ facts, className }: { readonly facts: CardFacts; readonly className: string }) {
  const card = faceCard(facts, useLanguage());
  return (
    <span className={`flex-none grid place-items-center rounded [background:var(--c-ground)] ${className} ${faceClasses(card)}`}>
      <Kamon facts={card} />
    </span>
  );
}

/** Three crests by which a deck is known again. Decoration: its name stands beside them. */
export function DeckCrests({ cards }: { readonly cards: DeckCards }) {
  return (
    <span className="flex-none flex" aria-hidden="true">
      {bannersOf(cards).map((facts) => (
        <Crest
          key={facts.id}
          facts={facts}
          className="w-10.5 h-14 shadow-[inset_0_0_0_1px_var(--c-edge),-3px_0_6px_rgb(0_0_0/0.4)] not-first:-ms-2.5 [&_.kamon]:size-9"
        />
      ))}
    </span>
  );
}

/** The crest of the strongest card of a deck, filling its place; nothing for a deck without cards. */
export function DeckCrest({ cards }: { readonly cards: DeckCards }) {
  const [facts] = bannersOf(cards);
  return facts && <Crest facts={facts} className="size-full shadow-[inset_0_0_0_1.5px_var(--c-edge)] [&_.kamon]:size-[86%]" />;
}
