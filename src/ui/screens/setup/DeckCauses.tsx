import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { useDeckTexts } from '../../../i18n/deck-texts';
import { blocksDuel, causesAgainst, deckById } from '../../../store/decks/deck-book';
import { useDeckShelf } from '../../../store/decks/deck-shelf';
import { useRuleSet } from '../../../store/rule-set';
import { useCauseSentence } from '../../../games/duel/page/decks/cause-sentences';
import { CausesBox } from './CausesBox';

/** Every cause why a deck is not legal by the chosen rule set and list; nothing where it is. */
export function DeckCauses({ deck: id, isBrief }: { readonly deck: string; readonly isBrief?: boolean }) {
  const texts = useDeckTexts();
  const { shelf } = useDeckScreenTexts();
  const say = useCauseSentence();
  const { format } = useDeckShelf();
  const { profile } = useRuleSet();
  const deck = deckById(id);
  const causes = deck ? causesAgainst(deck, format, profile) : [];
  return (
    <CausesBox
      title={texts.setup.notLegal}
      causes={causes.map((cause) => say(cause))}
      brief={isBrief ? shelf.notLegal(causes.length) : undefined}
    >
      {!causes.some(blocksDuel) && <p>{texts.setup.stillPlays}</p>}
    </CausesBox>
  );
}
