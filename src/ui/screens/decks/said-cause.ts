import type { DeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { mended, mendingOf, type Mending } from '../../../store/decks/deck-book';
import type { SaidCause } from './subject';

interface CauseOfEither {
  readonly kind: string;
  readonly count: number;
  readonly card?: number;
  readonly passcode?: number;
  readonly most?: number;
}

function labelOf(mending: Mending, t: DeckScreenTexts): string {
  switch (mending.kind) {
    case 'remove':
      return t.check.remove(mending.count);
    case 'removeAll':
      return t.check.removeAll;
    case 'move':
      return t.check.move(t.part[mending.to]);
  }
}

/** A cause with the card it speaks of and what takes it away. `isSame`: two passcodes are pictures of one card. */
export function saidCause(
  cause: CauseOfEither,
  say: string,
  isSame: (one: number, other: number) => boolean,
  t: DeckScreenTexts,
): SaidCause {
  const card = cause.card ?? cause.passcode;
  if (card === undefined) return { say };
  const is = (passcode: number): boolean => isSame(passcode, card);
  const mending = mendingOf(cause);
  return {
    say,
    about: { card, is },
    ...(mending && { mend: { label: labelOf(mending, t), apply: (cards) => mended(mending, cards, is) } }),
  };
}
