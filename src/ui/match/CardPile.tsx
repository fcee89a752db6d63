import { useState } from 'react';
import type { MatchDeck } from '../../match';
import { useLanguage } from '../../i18n/language';
import { CardFace, faceCard } from '../card';
import { useCardInfo } from '../card/card-info';

export type Pile = keyof MatchDeck;

interface CardPileProps {
  readonly name: string;
  readonly pile: Pile;
  readonly cards: readonly number[];
  /** Places of the cards that were in another pile before. */
  readonly moved: ReadonlySet<number>;
  readonly movedWord: string;
  readonly chosen: number | null;
  readonly onPress: (at: number) => void;
  /** The card is looked at: it has the focus or the pointer. */
  readonly onRead: (passcode: number) => void;
}

/** All cards of a pile, face-up, each a button. One of them is the way in for the keyboard; the arrows walk from there. */
export function CardPile({ name, pile, cards, moved, movedWord, chosen, onPress, onRead }: CardPileProps) {
  const info = useCardInfo();
  const language = useLanguage();
  const [last, setLast] = useState(0);
  return (
    <section className={`card-pile card-pile--${pile}`} aria-label={name}>
      <h2>{name}</h2>
      <div className="card-pile__cards">
        {cards.map((passcode, at) => {
          const { facts, name: card } = info(passcode);
          const isMoved = moved.has(at);
          return (
            <button
              key={at}
              type="button"
              className="swap-card"
              data-pile={pile}
              data-at={at}
              aria-pressed={chosen === at}
              aria-label={isMoved ? `${card}, ${movedWord}` : card}
              tabIndex={at === Math.min(last, cards.length - 1) ? 0 : -1}
              onClick={() => onPress(at)}
              onFocus={() => {
                setLast(at);
                onRead(passcode);
              }}
              onPointerEnter={() => onRead(passcode)}
            >
              <CardFace card={faceCard(facts, language)} marks={chosen === at ? { selected: true } : undefined} />
              {isMoved && <span className="swap-card__moved">{movedWord}</span>}
            </button>
          );
        })}
      </div>
    </section>
  );
}
