import { useEffect, useRef } from 'react';
import { COMMANDS, meantKey } from '../../../store/keeping/keys';

interface LessonActs {
  readonly next: () => void;
  readonly back: () => void;
  readonly tryIt: (() => void) | undefined;
}

/** The keys of a lesson, beside those of the table: PageDown, PageUp and T. */
export function useLessonKeys(acts: LessonActs): void {
  const now = useRef(acts);
  useEffect(() => {
    now.current = acts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      const act =
        event.key === 'PageDown'
          ? now.current.next
          : event.key === 'PageUp'
            ? now.current.back
            : meantKey(event) === COMMANDS.table.tryIt
              ? now.current.tryIt
              : undefined;
      if (!act) return;
      act();
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, []);
}
