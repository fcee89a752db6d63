import { useDeckTexts } from '../../i18n/deck-texts';
import { blocksDuel, causesAgainst, deckById } from '../../store/decks/deck-book';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { useRuleSet } from '../../store/rule-set';
import { useCauseSentence } from '../decks/duel/cause-sentences';
import { CausesBox } from './CausesBox';

/** Every cause why a deck is not legal by the chosen rule set and list; nothing where it is. */
export function DeckCauses({ deck: id }: { readonly deck: string }) {
  const texts = useDeckTexts();
  const say = useCauseSentence();
  const { format } = useDeckShelf();
  const { profile } = useRuleSet();
  const deck = deckById(id);
  const causes = deck ? causesAgainst(deck, format, profile) : [];
  return (
    <CausesBox title={texts.setup.notLegal} causes={causes.map((cause) => say(cause))}>
      {!causes.some(blocksDuel) && <p>{texts.setup.stillPlays}</p>}
    </CausesBox>
  );
}
