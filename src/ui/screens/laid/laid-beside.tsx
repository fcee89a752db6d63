import type { NamedDeck } from '../../../games/game';
import { cardIn, type LaidWords } from '../../../games/laid-words';
import { useLanguage } from '../../../i18n/language';
import { FaceCrest } from '../../base/card/CardCrest';
import type { GameBeside } from '../../base/shared/game-beside';
import { WHOLE } from '../decks/crest';
import { faceCardOf, type LookOf } from './LaidFace';

interface Laid {
  readonly game: string;
  readonly words: LaidWords;
  readonly decks: readonly NamedDeck[];
  readonly lookOf: LookOf;
}

/** The decks and crests of a game whose cards lie in lists: its decks come with it, and nobody builds one. */
export function laidBeside({ game, words, decks, lookOf }: Laid): GameBeside {
  const builtIn = decks.map((deck) => ({ ...deck, game }));
  const crestOf = (passcode: number, className: string) => (
    <FaceCrest card={faceCardOf(passcode, words, 'en', lookOf)} className={className} />
  );
  return {
    decks: {
      builtIn: () => builtIn,
      deckOf: (id) => builtIn.find((deck) => deck.id === id),
      DeckCrest: ({ cards }) => (cards.main.length > 0 ? crestOf(Math.max(...cards.main), WHOLE) : null),
      DeckCauses: () => null,
      cannotStart: () => null,
    },
    // In the place of what changes decks: what they hold.
    DeckSubject() {
      const language = useLanguage();
      return builtIn.map(({ id, main, [language]: name }) => (
        <section key={id} className="p-4 font-text text-body/calm">
          <h2 className="font-display text-head">{name}</h2>
          {[...new Set(main)].map((card) => (
            <p key={card}>
              {main.filter((one) => one === card).length} × {cardIn(words, card, language)}
            </p>
          ))}
        </section>
      ));
    },
    CardCrest({ name, className }) {
      const card = Object.keys(words.cards).find((one) => words.cards[Number(one)]?.en === name);
      return card === undefined ? null : crestOf(Number(card), className);
    },
  };
}
