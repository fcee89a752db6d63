import { useMemo, useSyncExternalStore } from 'react';

/** Asked for once, when it is first needed: who is drawn again and again neither asks anew nor listens anew. */
function watched(query: string) {
  let known: MediaQueryList | undefined;
  const media = (): MediaQueryList => (known ??= matchMedia(query));
  return {
    subscribe: (changed: () => void) => {
      media().addEventListener('change', changed);
      return () => media().removeEventListener('change', changed);
    },
    fits: () => media().matches,
  };
}

/** Whether the window fits a media query; only for what cannot be laid out by styles alone. */
export function useMedia(query: string): boolean {
  const { subscribe, fits } = useMemo(() => watched(query), [query]);
  return useSyncExternalStore(subscribe, fits, () => false);
}
