import { useKeyTexts } from '../../../i18n/key-texts';
import { useLanguage } from '../../../i18n/language';
import { visionHelpWords } from '../texts/help-words';
import type { HelpOfGame } from '../../../ui/table/keyboard/HelpSheet';
import { keyRows } from '../../../ui/table/keyboard/key-rows';

/** Help in a game of VISION. */
export function useVisionHelp(): HelpOfGame {
  const t = useKeyTexts();
  const own = visionHelpWords[useLanguage()];
  const rows = keyRows(t, {
    acting: [
      [[t.names.space, 'P'], own.pass],
      [['N'], own.next],
    ],
    piles: [
      [['G', '⇧ G'], own.underworld],
      [['B', '⇧ B'], own.removed],
    ],
  });
  const ownCommands = {
    pass: own.pass,
    next: own.next,
    graveyard: own.underworld,
    banished: own.removed,
    ...{ end: null, extraDeck: null, stops: null },
  };
  return { howTo: own.howTo, rows, own: ownCommands };
}
