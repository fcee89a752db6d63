import type { EventView } from '../../../../engine/duel';
import type { TableTexts } from '../../../../i18n/table-texts';
import { inPlainWords } from '../../../../ui/table/log/piece';
import { sentenceOf } from './sentence-of';
import type { CardInfo } from '../../../../ui/base/card/card-info';

export interface Telling {
  readonly names: readonly [string, string];
  readonly texts: TableTexts;
  readonly info: CardInfo;
}

/** An event as one line of text. */
export function plainSentence(event: EventView, { names, texts, info }: Telling): string {
  return inPlainWords(sentenceOf(event, texts), names, (passcode) => info(passcode).name);
}
