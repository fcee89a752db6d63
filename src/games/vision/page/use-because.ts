import { useCallback } from 'react';
import type { ReasonView } from '../../../engine/vision';
import { useLanguage } from '../../../i18n/language';
import { useCardNames } from '../../../ui/base/card/card-info';
import type { GameDock } from '../../../ui/table/dock/game-dock';
import { visionReasons } from './reasons';
import { useVisionBook } from './vision-context';

/** Reasons in the words of VISION, in the language of the page. */
export const useBecause: GameDock['useBecause'] = () => {
  const language = useLanguage();
  const book = useVisionBook();
  const names = useCardNames();
  return useCallback(
    (reasons, asked) => visionReasons(reasons as readonly ReasonView[], { book, language, names }, asked),
    [book, language, names],
  );
};
