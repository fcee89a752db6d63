import { useDeckTexts } from '../../i18n/deck-texts';
import { blocksDuel, causesAgainst, deckById } from '../../store/decks/deck-book';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { useRuleSet } from '../../store/rule-set';
import { useCauseSentence } from '../decks/cause-sentences';

/** Every cause why a deck is not legal by the chosen rule set and list; nothing where it is. */
export function DeckCauses({ deck: id }: { readonly deck: string }) {
  const texts = useDeckTexts();
  const say = useCauseSentence();
  const { format } = useDeckShelf();
  const { profile } = useRuleSet();
  const deck = deckById(id);
  const causes = deck ? causesAgainst(deck, format, profile) : [];
  if (causes.length === 0) return null;
  return (
    <div
      className="seat-setup__causes col-span-full px-3 py-2 border-rim border-st-loss rounded text-note max-h-[11em] overflow-auto"
      role="status"
    >
      <p>{texts.setup.notLegal}</p>
      <ul className="my-1">
        {causes
          .map((cause) => say(cause))
          .map((sentence) => (
            <li key={sentence} className="relative ps-5 before:absolute before:left-0 before:content-['✕'] before:text-st-loss">
              {sentence}
            </li>
          ))}
      </ul>
      {!causes.some(blocksDuel) && <p>{texts.setup.stillPlays}</p>}
    </div>
  );
}
