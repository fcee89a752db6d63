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
    <div className="testhand scroll-thin grid min-h-0 content-start gap-2.5 p-3 overflow-auto" data-drawn={drawn.hand.length}>
      <p className="text-writing-2 text-note">{cards.main.length === 0 ? t.hand.empty : t.hand.note}</p>
      <div className="flex flex-wrap gap-2">
        <Button tone="main" onClick={() => setDrawn(testHand(cards.main, newSeed()))}>
          {t.hand.again}
        </Button>
        <Button onClick={() => setDrawn(drawOne(drawn))} {...(drawn.rest.length === 0 && { reason: t.hand.left(0) })}>
          {t.hand.draw}
        </Button>
      </div>
      <ul className="testhand__cards grid grid-cols-[repeat(auto-fill,99px)] gap-x-2.5 gap-y-3" aria-label={t.editor.hand}>
        {drawn.hand.map((passcode, i) => {
          const facts = factsOf(passcode);
          return (
            <li key={i}>
              <button
                type="button"
                className="block cursor-pointer rounded"
                aria-label={facts?.[language] ?? t.editor.unknown(passcode)}
                onClick={() => onPin(passcode)}
              >
                {facts ? (
                  <CardFace card={faceCard(facts, language)} />
                ) : (
                  <span className="grid place-items-center w-24.75 h-33 bg-urushi-4 rounded text-[13px] text-center wrap-anywhere">
                    {t.editor.unknown(passcode)}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="text-writing-2 text-note" role="status">
        {t.hand.left(drawn.rest.length)}
      </p>
    </div>
  );
}
