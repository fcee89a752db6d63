import type { FaceCard } from '../../base/card/face-card';
import type { GameBeside } from '../../base/shared/game-beside';
import type { NamedDeck } from '../../../games/game';
import type { LaidWords } from '../../../games/laid-words';
import { CardArt } from '../../base/card/CardArt';

interface Laid {
  readonly game: string;
  readonly words: LaidWords;
  readonly decks: readonly NamedDeck[];
  readonly face: (passcode: number) => Omit<FaceCard, 'id' | 'name'>;
}

/** The decks and crests of a game whose cards lie in lists, where its decks come with it and nobody builds one. */
export function laidBeside({ game, words, decks, face }: Laid): GameBeside {
  const builtIn = decks.map((deck) => ({ ...deck, game }));
  const Crest = ({ passcode, className }: { readonly passcode: number; readonly className: string }) => (
    <span className={className}>
      <CardArt card={passcode} facts={{ id: passcode, ...face(passcode) }} />
    </span>
  );
  return {
    decks: {
      builtIn: () => builtIn,
      deckOf: (id) => builtIn.find((deck) => deck.id === id),
      DeckCrest: ({ cards }) =>
        cards.main.length > 0 ? <Crest passcode={Math.max(...cards.main)} className="size-full" /> : null,
      DeckCauses: () => null,
      cannotStart: () => null,
    },
    DeckSubject: ({ children }) => children,
    CardCrest({ name, className }) {
      const card = Object.keys(words.cards).find((one) => words.cards[Number(one)]?.en === name);
      return card === undefined ? null : <Crest passcode={Number(card)} className={className} />;
    },
  };
}
