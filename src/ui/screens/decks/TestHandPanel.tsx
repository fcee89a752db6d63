import { useState } from 'react';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { drawnAnew, drawOne, testHand } from '../../../store/decks/test-hand';
import { newSeed } from '../../base/shared/new-seed';
import { Button } from '../../base/shared/Button';
import { useEditing } from './editing';
import { Starters } from './Starters';
import { useDeckSubject } from './subject';

/** How the deck begins: its first hand, and as many more cards as are wanted. */
export function TestHandPanel({ onPin }: { readonly onPin: (passcode: number) => void }) {
  const t = useDeckScreenTexts();
  const { cards } = useEditing();
  const { hand, nameOf, Face } = useDeckSubject();
  const [drawn, setDrawn] = useState(() => testHand(cards.main, newSeed(), hand.first));
  const [isAnew, setAnew] = useState(false);
  const draw = (): void => {
    setDrawn(testHand(cards.main, newSeed(), hand.first));
    setAnew(false);
  };
  const anew = (): void => {
    setDrawn(drawnAnew(drawn, newSeed()));
    setAnew(true);
  };
  return (
    <div
      className="[--card-h:clamp(132px,23dvh,230px)] scroll-thin grid min-h-0 content-start gap-2.5 p-3 overflow-auto"
      data-drawn={drawn.hand.length}
    >
      <p className="text-writing-2 text-note">{cards.main.length === 0 ? hand.empty : hand.note}</p>
      <div className="flex flex-wrap gap-2">
        <Button tone="main" onClick={draw}>
          {hand.again}
        </Button>
        {hand.anew && (
          <Button onClick={anew} {...(isAnew && { reason: hand.anew.done })}>
            {hand.anew.label}
          </Button>
        )}
        <Button onClick={() => setDrawn(drawOne(drawn))} {...(drawn.rest.length === 0 && { reason: t.hand.left(0) })}>
          {t.hand.draw}
        </Button>
      </div>
      <ul
        className="testhand__cards grid grid-cols-[repeat(auto-fill,calc(var(--card-h)*0.75))] gap-x-2.5 gap-y-3"
        aria-label={t.editor.hand}
      >
        {drawn.hand.map((passcode, i) => {
          const name = nameOf(passcode);
          return (
            <li key={i}>
              <button type="button" className="relative block cursor-pointer rounded" onClick={() => onPin(passcode)}>
                {name === undefined ? (
                  <span className="grid place-items-center w-[calc(var(--card-h)*0.75)] h-(--card-h) rounded bg-urushi-4 text-[13px] text-center wrap-anywhere">
                    {t.editor.unknown(passcode)}
                  </span>
                ) : (
                  <>
                    <span className="unseen">{name}</span>
                    <span className="contents" aria-hidden="true">
                      <Face passcode={passcode} />
                    </span>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="text-writing-2 text-note" role="status">
        {t.hand.left(drawn.rest.length)}
      </p>
      {cards.main.length > 0 && <Starters />}
    </div>
  );
}
