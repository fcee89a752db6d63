import type { PuzzleTexts } from '../../../../i18n/puzzle-texts';
import type { PuzzleFault } from './puzzle';

/** Why a puzzle cannot be laid, as a sentence. */
export function faultWords({ why, detail }: PuzzleFault, { faults }: PuzzleTexts): string {
  switch (why) {
    case 'link':
    case 'impossible':
      return faults[why];
    case 'unknown':
    case 'notFetched':
    case 'damaged':
      return faults[why](detail);
  }
}
