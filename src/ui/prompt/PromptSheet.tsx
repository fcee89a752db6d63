import { usePromptTexts } from '../../i18n/prompt-texts';
import { useTableTexts } from '../../i18n/table-texts';
import type { Table } from '../../store/duel-store';
import { KeySheet } from '../keyboard/KeySheet';
import { MenuSheet } from '../menu/MenuSheet';
import { CardSheet } from '../table/CardSheet';
import { ActsSheet } from './ActsSheet';
import { VALUES_IN_DOCK } from './AnswerPrompt';
import { useDock } from './dock-store';
import { isPick, liesInPile, pickBounds } from './picking';
import { questionSentence, type Speech } from './sentences';
import { ValuesSheet } from './ValuesSheet';
import { WindowsSheet } from './WindowsSheet';

interface PromptSheetProps {
  readonly table: Table;
  readonly speech: Speech;
}

/** Whether something has to stand beside the field now: a sheet that was opened, or one that the question needs. */
export function needsSheet({ question }: Table, isOpen: boolean): boolean {
  if (isOpen) return true;
  if (!question || question.form === 'window') return false;
  return (question.decision.values?.length ?? 0) > VALUES_IN_DOCK || (question.decision.pick?.from.some((card) => liesInPile(card.place)) ?? false);
}

/** What stands beside the field. */
export function PromptSheet({ table, speech }: PromptSheetProps) {
  const { sheet, picked, open } = useDock();
  const t = useTableTexts();
  const prompt = usePromptTexts();
  const { question, view } = table;
  switch (sheet?.kind) {
    case 'menu': return <MenuSheet table={table} />;
    case 'keys': return <KeySheet />;
    case 'acts': return question?.form === 'choice' ? <ActsSheet table={table} speech={speech} /> : null;
    case 'windows': return <WindowsSheet table={table} speech={speech} seat={sheet.seat} />;
    case 'pile': {
      const what = sheet.pile === 'graveyard' ? t.zone.graveyard : t.zone.banished;
      return <CardSheet title={t.pile.title(what, speech.names[sheet.seat])} cards={view.seats[sheet.seat][sheet.pile]} onClose={() => open(null)} />;
    }
    case undefined: break;
  }
  if (!question || question.form === 'window') return null;
  if ((question.decision.values?.length ?? 0) > VALUES_IN_DOCK) return <ValuesSheet question={question} speech={speech} />;
  if (!isPick(question)) return null;
  const { min, max } = pickBounds(question);
  return <CardSheet title={questionSentence(question, speech)} note={prompt.picked(picked.length, min, max)} cards={question.decision.pick?.from ?? []} />;
}
