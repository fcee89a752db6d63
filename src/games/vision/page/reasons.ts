import type { ReasonView } from '../../../engine/vision';
import type { Language } from '../../../i18n/language';
import { visionRemedies } from '../texts/remedy-words';
import type { CardNames } from '../../../ui/base/card/card-info';
import { eachOnce, type Because } from '../../../ui/base/shared/reasons';
import type { VisionBook } from './vision-props';

interface Words {
  readonly book: VisionBook;
  readonly language: Language;
  readonly names: CardNames;
}

/** Reasons as lines with their V-numbers, each once; another card that is to blame is named. */
export function visionReasons(
  reasons: readonly ReasonView[],
  { book, language, names }: Words,
  asked?: number,
): readonly Because[] {
  return eachOnce(
    reasons.map(({ rule, passcode, amount = 0 }): Because => {
      const { text, cites } = book.rule(rule, language);
      const blamed = passcode === undefined || passcode === asked ? '' : ` (${names(passcode).name})`;
      const known = visionRemedies[language][rule];
      const remedy = typeof known === 'function' ? known(amount) : known;
      return { text: text + blamed, rule, numbers: cites, ...(remedy !== undefined && { remedy }) };
    }),
  );
}
