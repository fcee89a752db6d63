import { useState } from 'react';
import type { MatchDeck } from '../../../match';
import { useLanguage } from '../../../i18n/language';
import { CardFace, faceCard } from '../../base/card';
import { useCardInfo } from '../../base/card/card-info';

/** Columns of cards. */
const AS_MANY_AS_FIT = 'grid-cols-[repeat(auto-fill,calc(var(--card-h)*0.75))]';

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

const PILES: Readonly<Record<Pile, { readonly pile: string; readonly cards: string }>> = {
  main: { pile: '', cards: AS_MANY_AS_FIT },
  side: {
    pile: 'ps-5 border-s-2 border-s-gold-2 slim:p-0 slim:border-0',
    cards: 'grid-cols-[repeat(3,calc(var(--card-h)*0.75))] slim:grid-cols-[repeat(auto-fill,calc(var(--card-h)*0.75))]',
  },
  fusion: { pile: 'max-h-[30%] min-h-[calc(var(--card-h)_+_50px)]', cards: AS_MANY_AS_FIT },
};

/** All cards of a pile, face-up, each a button. One of them is the way in for the keyboard; the arrows walk from there. */
export function CardPile({ name, pile, cards, moved, movedWord, chosen, onPress, onRead }: CardPileProps) {
  const info = useCardInfo();
  const language = useLanguage();
  const [last, setLast] = useState(0);
  return (
    <section className={`grid grid-rows-[auto_minmax(0,1fr)] gap-2 min-h-0 min-w-0 ${PILES[pile].pile}`} aria-label={name}>
      <h2 className="normal-nums font-display text-say/close font-normal text-gold-1">{name}</h2>
      <div className={`grid gap-2 content-start overflow-auto p-1.25 scroll-thin ${PILES[pile].cards}`}>
        {cards.map((passcode, at) => {
          const { facts, name: card } = info(passcode);
          const isMoved = moved.has(at);
          return (
            <button
              key={at}
              type="button"
              className="swap-card relative block rounded cursor-pointer text-inherit h-[var(--card-h)] aria-pressed:outline-4 aria-pressed:outline-st-select aria-pressed:outline-offset-1 aria-pressed:focus-visible:outline-offset-2 aria-pressed:focus-visible:outline-double"
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
              {isMoved && (
                <span className="normal-nums absolute top-[46%] right-0 bottom-auto left-auto px-1.75 py-0.75 rounded bg-gold-1 text-gold-ink font-text text-[12px]/close font-semibold">
                  {movedWord}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </section>
  );
}
