import { useRef, useState, type KeyboardEvent } from 'react';
import { useKeyTexts } from '../../i18n/key-texts';
import { COMMAND_NAMES, COMMANDS, keyOf, useKeys, type Command } from '../../store/keeping/keys';
import { Button } from '../shared/Button';
import { Hint } from '../shared/Note';

/** What a game calls its commands in its own words; null: it has none of that kind. */
export type OwnCommands = Readonly<Partial<Record<Command, string | null>>>;

function useCommandWords(own: OwnCommands): (command: Command) => string | null {
  const t = useKeyTexts();
  return (command) => {
    const { [command]: word = t[command] } = own;
    return word;
  };
}

/**
 * The keys of this browser: another one for each command, all back to the usual ones, or none at all. A field with the focus
 * takes the next key; it is a field, so that no key does anything else meanwhile.
 */
export function KeySettings({ own }: { readonly own: OwnCommands }) {
  const { keys: t } = useKeyTexts();
  const words = useCommandWords(own);
  const { areOn, own: changed, turn, give, reset } = useKeys();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const buttons = useRef<HTMLDivElement>(null);

  const take = (command: Command, event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (key === 'Escape') {
      buttons.current?.querySelector('button')?.focus();
      return setOpen(false);
    }
    const wanted = key === 'Backspace' || key === 'Delete' ? COMMANDS[command] : key;
    const sign = wanted.toUpperCase();
    const against = give(command, wanted);
    if (against === 'noKey') return setSaid(wanted.length > 1 ? '' : t.noKey(sign));
    setSaid(against ? t.taken(sign, words(against) ?? t.elsewhere) : t.given(sign, words(command) ?? ''));
  };

  return (
    <>
      <div className="flex flex-wrap gap-2 px-3.5 pb-2" ref={buttons}>
        <Button size="small" aria-expanded={isOpen} data-act="changeKeys" onClick={() => setOpen(!isOpen)}>
          {t.change}
        </Button>
        <Button size="small" aria-pressed={!areOn} data-act="keysOff" onClick={() => turn(!areOn)}>
          {t.off}
        </Button>
        {Object.keys(changed).length > 0 && (
          <Button
            size="small"
            data-act="resetKeys"
            onClick={() => {
              reset();
              setSaid(t.isReset);
            }}
          >
            {t.reset}
          </Button>
        )}
      </div>
      {!areOn && <Hint>{t.offNote}</Hint>}
      {isOpen && (
        <>
          <Hint>{t.how}</Hint>
          <p role="status" className="min-h-13 px-3.5 pb-1 font-text text-note/tight font-semibold text-gold-1">
            {said}
          </p>
          <ul className="grid gap-1 px-3.5 pb-3 font-text text-note/tight font-medium text-writing-2">
            {COMMAND_NAMES.map((command) => {
              const what = words(command);
              return (
                what !== null && (
                  <li key={command}>
                    <label className="flex items-center gap-3">
                      <input
                        readOnly
                        className="size-tap flex-none rounded border-rim border-gold-3 bg-well text-center font-text text-note font-semibold
                          text-writing-1 focus:border-gold-1"
                        value={keyOf(command, changed).toUpperCase()}
                        data-command={command}
                        onKeyDown={(event) => take(command, event)}
                      />
                      {what}
                    </label>
                  </li>
                )
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}
