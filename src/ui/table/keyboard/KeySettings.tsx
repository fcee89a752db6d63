import { useRef, useState, type KeyboardEvent } from 'react';
import { useKeyTexts } from '../../../i18n/key-texts';
import { commandsOn, keyOf, useKeys, usualKey, written, type Command, type KeyScreen } from '../../../store/keeping/keys';
import { Button } from '../../base/shared/Button';
import { Hint } from '../../base/shared/Note';

/** What commands are called; null: there is none of that kind here. */
export type CommandWords<C extends Command = Command> = Readonly<Record<C, string | null>>;

interface KeySettingsProps {
  readonly screen: KeyScreen;
  /** Those of its commands. */
  readonly words: Partial<CommandWords>;
}

/**
 * The keys of a screen in this browser: another one for each command, all back to the usual ones, or no key of one character at
 * all. A field with the focus takes the next key; it is a field, so that no key does anything else meanwhile.
 */
export function KeySettings({ screen, words }: KeySettingsProps) {
  const { keys: t } = useKeyTexts();
  const { areOn, own, turn, give, reset } = useKeys();
  const commands = commandsOn(screen);
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
    const wanted = key === 'Backspace' || key === 'Delete' ? usualKey(command) : key;
    const sign = written(wanted);
    const against = give(command, wanted);
    if (against === 'noKey') return setSaid(wanted.length > 1 ? '' : t.noKey(sign));
    setSaid(against ? t.taken(sign, words[against] ?? t.elsewhere) : t.given(sign, words[command] ?? ''));
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
        {commands.some((command) => own[command] !== undefined) && (
          <Button
            size="small"
            data-act="resetKeys"
            onClick={() => {
              reset(screen);
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
            {commands.map((command) => {
              const { [command]: what = null } = words;
              return (
                what !== null && (
                  <li key={command}>
                    <label className="flex items-center gap-3">
                      <input
                        readOnly
                        className="size-tap flex-none rounded border-rim border-gold-3 bg-well text-center font-text text-note font-semibold
                          text-writing-1 focus:border-gold-1"
                        value={written(keyOf(command, own))}
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
