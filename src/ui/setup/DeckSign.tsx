import { useRuleSet } from '../../store/rule-set';
import { EMBLEMS } from './game-emblems';
import type { OfferedDeck } from './seat-decks';
import type { TableBehind } from './table-behind';

/** The sign of a deck: the crest of its strongest card, once the cards are there; until then, and in VISION, that of its game. */
export function DeckSign({ deck, there }: { readonly deck: OfferedDeck | undefined; readonly there: TableBehind | null }) {
  const isVision = useRuleSet((store) => store.isVision);
  const profile = useRuleSet((store) => store.profile);
  const Emblem = EMBLEMS[isVision ? 'vision' : profile];
  return (
    <span className="deck-sign" aria-hidden="true">
      {there && deck?.cards ? <there.DeckCrest cards={deck.cards} /> : <Emblem />}
    </span>
  );
}
