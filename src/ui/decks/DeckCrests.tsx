import type { DeckCards } from '../../store/decks/deck-book';
import { useDeckSubject } from './subject';

const SHOWN = 3;

/** Three crests by which a deck is known again. Decoration: its name stands beside them. */
export function DeckCrests({ cards }: { readonly cards: DeckCards }) {
  const { banners, Crest } = useDeckSubject();
  return (
    <span className="flex-none flex" aria-hidden="true">
      {banners(cards)
        .slice(0, SHOWN)
        .map((passcode) => (
          <Crest
            key={passcode}
            passcode={passcode}
            className="w-10.5 h-14 shadow-[inset_0_0_0_1px_var(--c-edge),-3px_0_6px_rgb(0_0_0/0.4)] not-first:-ms-2.5 [&_.kamon]:size-9"
          />
        ))}
    </span>
  );
}
