import type { DuelTable, ShownDuel } from '../../table';
import { useMemo } from 'react';
import { usePromptTexts } from '../../../../i18n/prompt-texts';
import { useTableTexts } from '../../../../i18n/table-texts';
import { useCardTexts, useClauseWords } from '../../../../ui/base/card/card-texts';
import { useCardInfo } from '../../../../ui/base/card/card-info';
import { useBecause } from '../because';
import { useScene, type Scene } from '../../../../ui/table/dock/scene';
import type { Speech } from './sentences';

/** Everything a prompt needs to speak: the view, the names, the words, the cards. */
export function useSpeech({ view, seats, profile }: Pick<ShownDuel, 'view' | 'seats' | 'profile'>): Speech {
  const [near, far] = [seats[0].name, seats[1].name];
  const prompt = usePromptTexts();
  const table = useTableTexts();
  const info = useCardInfo();
  const texts = useCardTexts();
  const says = useClauseWords();
  const because = useBecause(profile);
  return useMemo(
    () => ({ view, names: [near, far], prompt, table, info, texts, says, because }),
    [view, near, far, prompt, table, info, texts, says, because],
  );
}

/** The duel that lies there, with everything that is needed to speak of it. */
export function useDuelScene(): Scene<DuelTable> & { readonly speech: Speech } {
  const scene = useScene<DuelTable>();
  return { ...scene, speech: useSpeech(scene.table) };
}
