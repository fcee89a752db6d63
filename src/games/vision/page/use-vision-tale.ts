import { useMemo } from 'react';
import type { EventView } from '../../../engine/vision';
import { useLanguage } from '../../../i18n/language';
import { useVisionTexts } from '../texts';
import type { Tale } from '../../../ui/table/log/tale';
import { useVisionBook } from './vision-context';
import { visionTale } from './vision-tale';

/** The tale of the game on the table, in the language of the page. */
export function useVisionTale(names: readonly [string, string], log: readonly EventView[]): Tale {
  const book = useVisionBook();
  const language = useLanguage();
  const texts = useVisionTexts();
  const [first, second] = names;
  return useMemo(() => {
    const cardName = (passcode: number): string => book.card(passcode)?.facts[language] ?? texts.log.aCard;
    return visionTale({ names: [first, second], texts, cardName }, log);
  }, [first, second, log, book, language, texts]);
}
