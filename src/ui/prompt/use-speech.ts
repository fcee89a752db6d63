import { usePromptTexts } from '../../i18n/prompt-texts';
import { useTableTexts } from '../../i18n/table-texts';
import type { Table } from '../../store/desk/duel-store';
import { useCardTexts } from '../card/card-texts';
import { useCardInfo } from '../card/card-info';
import type { Speech } from './sentences';

/** Everything a prompt needs to speak: the view, the names, the words, the cards. */
export function useSpeech({ view, seats }: Table): Speech {
  return {
    view,
    names: [seats[0].name, seats[1].name],
    prompt: usePromptTexts(),
    table: useTableTexts(),
    info: useCardInfo(),
    texts: useCardTexts(),
  };
}
