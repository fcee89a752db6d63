import { useEffect } from 'react';
import { meantKey } from '../../../store/keeping/keys';
import { ARROWS, PLAYBACK_KEYS } from './playback-keys';

interface MoreKeys {
  readonly onWatcher: () => void;
  readonly onKeys: () => void;
  /** One step back: a question, a sheet, then the recording itself. */
  readonly onEscape: () => void;
  readonly isAsking: boolean;
}

const ownOf = <T>(keys: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(keys, key) ? keys[key] : undefined;

/** A recording by keyboard. While a question stands, the keys belong to it. */
export function usePlaybackKeys({ onWatcher, onKeys, onEscape, isAsking }: MoreKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target instanceof Element ? event.target : null;
      const key = meantKey(event);
      if (key === null) return;
      if (key === 'escape') {
        event.preventDefault();
        return onEscape();
      }
      if (isAsking || at?.closest('select, textarea, input:not([type="range"])')) return;
      const onButton = at?.closest('button, a') !== null && at !== null;
      const onCard = at?.closest('[data-place], [role="tablist"], [role="log"]') ?? null;
      if (key === ' ' && onButton && !onCard) return;
      const act =
        key === 'v' ? onWatcher : key === '?' ? onKeys : (ownOf(PLAYBACK_KEYS, key) ?? (onCard ? undefined : ownOf(ARROWS, key)));
      if (!act) return;
      event.preventDefault();
      act();
    };
    // Before the table's own keys.
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [onWatcher, onKeys, onEscape, isAsking]);
}
