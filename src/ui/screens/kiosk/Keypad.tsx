import { useState } from 'react';
import { useKioskTexts } from '../../../i18n/kiosk-texts';
import { Button } from '../../base/shared/Button';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
const MOST = 8;

/** The number that opens the sheet, by touch or by keyboard. What is typed is not shown: visitors may stand behind. */
export function Keypad({ code, onOpen }: { readonly code: string; readonly onOpen: () => void }) {
  const t = useKioskTexts();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const type = (digit: string): void => {
    setWrong(false);
    setTyped((before) => (before + digit).slice(0, MOST));
  };
  const erase = (): void => setTyped((before) => before.slice(0, -1));
  const enter = (): void => {
    if (typed === code) return onOpen();
    setWrong(true);
    setTyped('');
  };
  return (
    <div
      className="grid gap-3 w-72 justify-self-center"
      role="group"
      aria-label={t.code}
      onKeyDown={({ key }) => {
        if (/^\d$/.test(key)) type(key);
        else if (key === 'Backspace') erase();
      }}
    >
      <p className="min-h-tap grid place-items-center rounded border-rim border-gold-3 bg-well font-display text-title/none tracking-brand">
        <span aria-hidden="true">{'•'.repeat(typed.length)}</span>
        <span className="unseen" role="status">
          {isWrong ? t.wrong : t.typed(typed.length)}
        </span>
      </p>
      <div className="grid grid-cols-3 gap-2">
        {DIGITS.map((digit) => (
          <Button
            key={digit}
            className={digit === 0 ? 'col-start-2' : ''}
            autoFocus={digit === 1}
            data-digit={digit}
            onClick={() => type(String(digit))}
          >
            {digit}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={erase}>{t.erase}</Button>
        <Button tone="main" data-act="enter" onClick={enter}>
          {t.enter}
        </Button>
      </div>
      <p className="min-h-6 text-center text-st-negated font-text text-note/calm font-medium" aria-hidden="true">
        {isWrong && t.wrong}
      </p>
    </div>
  );
}
