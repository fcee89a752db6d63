import { useState } from 'react';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useLanguage } from '../../i18n/language';
import { factsOf } from '../../store/decks/deck-book';
import { drawOne, testHand } from '../../store/decks/test-hand';
import { CardFace, faceCard } from '../card';
import { newSeed } from '../shared/new-seed';
import { Button } from '../shared/Button';
import { useEditing } from './editing';

/** How the deck begins: five cards, and as many more as are wanted. */
export function TestHandPanel({ onPin }: { readonly onPin: (passcode: number) => void }) {
  const t = useDeckScreenTexts();
  const language = useLanguage();
  const { cards } = useEditing();
  const [drawn, setDrawn] = useState(() => testHand(cards.main, newSeed()));
  return (
    <div className="testhand" data-drawn={drawn.hand.length}>
      <p className="decks__note">{cards.main.length === 0 ? t.hand.empty : t.hand.note}</p>
      <div className="testhand__acts">
        <Button tone="main" onClick={() => setDrawn(testHand(cards.main, newSeed()))}>
          {t.hand.again}
        </Button>
        <Button onClick={() => setDrawn(drawOne(drawn))} {...(drawn.rest.length === 0 && { reason: t.hand.left(0) })}>
          {t.hand.draw}
        </Button>
      </div>
      <ul className="testhand__cards" aria-label={t.editor.hand}>
        {drawn.hand.map((passcode, i) => {
          const facts = factsOf(passcode);
          return (
            <li key={i}>
              <button
                type="button"
                className="sheet__card"
                aria-label={facts?.[language] ?? t.editor.unknown(passcode)}
                onClick={() => onPin(passcode)}
              >
                {facts ? (
                  <CardFace card={faceCard(facts, language)} />
                ) : (
                  <span className="testhand__unknown">{t.editor.unknown(passcode)}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="decks__note" role="status">
        {t.hand.left(drawn.rest.length)}
      </p>
    </div>
  );
}
