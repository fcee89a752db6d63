/** What the start asks of VISION. Fetched when it is chosen, with the game and its cards. */
import type { ComponentType } from 'react';
import type { DeckCards } from '../../../decks';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { useVisionDeckWords, visionCauseSentence, visionDeckWords } from '../texts/deck-words';
import { useLanguage, type Language } from '../../../i18n/language';
import { nameOfDeck, type DeckOfGame, type ShelfDeck } from '../../../store/decks/deck-choice';
import { visionDeckBook } from '../deck-book';
import { WHOLE } from '../../../ui/screens/decks/crest';
import { visionBanners } from './decks/banners';
import { VisionCardCrest } from './VisionCardCrest';
import { CausesBox } from '../../../ui/screens/setup/CausesBox';

export interface VisionBehind {
  readonly DeckCrest: ComponentType<{ readonly cards: DeckCards }>;
  readonly builtIn: readonly DeckOfGame[];
  /** Every cause why a deck is not legal; nothing where it is. */
  readonly DeckCauses: ComponentType<{ readonly deck: ShelfDeck; readonly isBrief?: boolean }>;
  /** Why no game can begin with these decks, as a sentence; null when one can. */
  readonly cannotStart: (decks: readonly ShelfDeck[], unnamed: string, language: Language) => string | null;
}

export function visionBehind(): VisionBehind {
  const book = visionDeckBook;
  const { builtIn, causes, facts } = book;
  return {
    builtIn,
    DeckCrest({ cards }) {
      const [strongest] = visionBanners(book, cards).flatMap((passcode) => facts(passcode) ?? []);
      return strongest ? <VisionCardCrest facts={strongest} className={WHOLE} /> : null;
    },
    DeckCauses({ deck, isBrief }) {
      const words = useVisionDeckWords();
      const { shelf } = useDeckScreenTexts();
      const language = useLanguage();
      const nameOf = (card: number): string => facts(card)?.[language] ?? String(card);
      const sentences = causes(deck.main).map((cause) =>
        visionCauseSentence(cause, 'card' in cause ? nameOf(cause.card) : '', words),
      );
      return (
        <CausesBox
          title={words.setup.notLegal}
          causes={sentences}
          brief={isBrief ? shelf.notLegal(sentences.length) : undefined}
        />
      );
    },
    cannotStart(decks, unnamed, language) {
      const deck = decks.find(({ main }) => causes(main).length > 0);
      return deck ? visionDeckWords[language].setup.cannotStart(nameOfDeck(deck, language) || unnamed) : null;
    },
  };
}
