import { useRuleSet } from '../../../store/rule-set';
import { GameEmblem } from '../../base/shared/game-emblems';
import type { OfferedDeck } from './seat-decks';
import type { DeckCrest } from '../../base/shared/game-beside';

interface DeckSignProps {
  readonly deck: OfferedDeck | undefined;
  readonly Crest: DeckCrest | undefined;
}

/** The sign of a deck: the crest of its strongest card, once the cards are there; until then that of the game. */
export function DeckSign({ deck, Crest }: DeckSignProps) {
  const played = useRuleSet((store) => store.played);
  return (
    <span className="grid place-items-center flex-none size-[var(--sign,52px)]" aria-hidden="true">
      {Crest && deck?.cards ? <Crest cards={deck.cards} /> : <GameEmblem played={played} />}
    </span>
  );
}
