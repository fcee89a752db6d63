import type { EntryEnd } from '../../../../engine/table';
import type { TableTexts } from '../../../../i18n/table-texts';

/** How a link ends as things stand, in a few words. */
export function endWord(end: EntryEnd, { chain: { end: words } }: TableTexts): string {
  switch (end.kind) {
    case 'resolves':
      return words.resolves;
    case 'saved':
      return words.saved(end.by);
    case 'negated':
      return end.by === undefined ? words.negated : words.negatedBy(end.by);
    case 'withoutEffect':
      return end.by === undefined ? words.withoutEffect : words.withoutEffectBy(end.by);
    case 'unreached':
      return words.unreached(end.by);
    case 'open':
      return words.open[end.decides];
  }
}

/** What a link that was negated is called, with what did it where that is known. */
export const negatedWord = (end: EntryEnd | undefined, { chain }: TableTexts): string =>
  end?.kind === 'negated' && end.by !== undefined ? chain.wasNegatedBy(end.by) : chain.wasNegated;
