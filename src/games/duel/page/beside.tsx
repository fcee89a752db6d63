/** How decks and cards of the duel are shown beside the table. */
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { deckTexts, useDeckTexts } from '../../../i18n/deck-texts';
import { cardNamed } from '../../../store/cards/card-book';
import { blocksDuel, builtInDecks, causesAgainst, deckById, nameOfDeck } from '../../../store/decks/deck-book';
import { useDeckShelf } from '../../../store/decks/deck-shelf';
import { PROFILE_IDS, useRuleSet } from '../../../store/rule-set';
import { CardCrest } from '../../../ui/base/card/CardCrest';
import { fetched } from '../../../ui/base/fetching/fetched';
import type { GameBeside } from '../../../ui/base/shared/game-beside';
import { CausesBox } from '../../../ui/screens/setup/CausesBox';
import type { ProfileId } from '../../../engine/duel';
import { useCauseSentence } from './decks/cause-sentences';
import { DeckCrest } from './decks/DuelCrest';

const profileIn = (played: string): ProfileId => PROFILE_IDS.find((id) => id === played) ?? PROFILE_IDS[0];

export const duelBeside: GameBeside = {
  decks: {
    DeckCrest,
    builtIn: (played) => builtInDecks(profileIn(played)),
    deckOf: deckById,
    DeckCauses({ deck, isBrief }) {
      const texts = useDeckTexts();
      const { shelf } = useDeckScreenTexts();
      const say = useCauseSentence();
      const { format } = useDeckShelf();
      const { profile } = useRuleSet();
      const causes = causesAgainst(deck, format, profile);
      return (
        <CausesBox
          title={texts.setup.notLegal}
          causes={causes.map((cause) => say(cause))}
          brief={isBrief ? shelf.notLegal(causes.length) : undefined}
        >
          {!causes.some(blocksDuel) && <p>{texts.setup.stillPlays}</p>}
        </CausesBox>
      );
    },
    // What is only illegal is said at the deck and stops nothing.
    cannotStart(decks, { played, format }, language) {
      const deck = decks.find((one) => causesAgainst(one, format, profileIn(played)).some(blocksDuel));
      const { setup } = deckTexts[language];
      return deck ? setup.cannotStart(nameOfDeck(deck, language) || setup.unnamed) : null;
    },
  },
  DeckSubject: fetched(async () => (await import('./decks/DuelSubject')).DuelSubject),
  CardCrest({ name, className }) {
    const facts = cardNamed(name);
    return facts ? <CardCrest facts={facts} className={className} /> : null;
  },
};
