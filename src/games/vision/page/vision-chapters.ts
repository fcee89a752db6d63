import { useEffect, useState } from 'react';
import { later } from '../../../store/fetching/later';
import type { RuleChapter } from '../../../store/rule-book';

/** The rules of VISION, fetched when they are first read. */
export const visionRules = later(async () => (await import('../rule-book')).visionRuleChapters());

export type VisionChapters =
  { readonly kind: 'unread' | 'coming' | 'failed' } | { readonly kind: 'here'; readonly chapters: readonly RuleChapter[] };

/** The chapters of VISION while they are wanted; after a failure the next wish tries anew. */
export function useVisionChapters(isWanted: boolean): VisionChapters {
  const [read, setRead] = useState<VisionChapters>({ kind: 'unread' });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    setRead((now) => (now.kind === 'here' ? now : { kind: 'coming' }));
    visionRules.get().then(
      (chapters) => isShown && setRead({ kind: 'here', chapters }),
      () => isShown && setRead({ kind: 'failed' }),
    );
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  return read;
}
