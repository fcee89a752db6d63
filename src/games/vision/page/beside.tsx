/** How decks and cards of VISION are shown beside the table. It comes with its cards. */
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { deckTexts } from '../../../i18n/deck-texts';
import { useLanguage } from '../../../i18n/language';
import { nameOfDeck } from '../../../store/decks/deck-book';
import { WHOLE } from '../../../ui/screens/decks/crest';
import { fetched } from '../../../ui/base/fetching/fetched';
import type { GameBeside } from '../../../ui/base/shared/game-beside';
import { CausesBox } from '../../../ui/screens/setup/CausesBox';
import { visionGame } from '../book';
import { visionDeckById } from '../built-in-decks';
import { visionDeckBook } from '../deck-book';
import { useVisionDeckWords, visionCauseSentence, visionDeckWords } from '../texts/deck-words';
import { visionBanners } from './decks/banners';
import { VisionCardCrest } from './VisionCardCrest';

const { builtIn, causes, facts } = visionDeckBook;

const byName = new Map(visionGame.pool.playable.map((card) => [card.en, card]));

export const visionBeside: GameBeside = {
  decks: {
    builtIn: () => builtIn,
    deckOf: (id) => visionDeckById(visionGame, id),
    DeckCrest({ cards }) {
      const [strongest] = visionBanners(visionDeckBook, cards).flatMap((passcode) => facts(passcode) ?? []);
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
    cannotStart(decks, _, language) {
      const deck = decks.find(({ main }) => causes(main).length > 0);
      const name = deck && (nameOfDeck(deck, language) || deckTexts[language].setup.unnamed);
      return name === undefined ? null : visionDeckWords[language].setup.cannotStart(name);
    },
  },
  DeckSubject: fetched(async () => (await import('./decks/VisionSubject')).subjectWith(visionDeckBook)),
  CardCrest({ name, className }) {
    const card = byName.get(name);
    return card ? <VisionCardCrest facts={card} className={className} /> : null;
  },
};
