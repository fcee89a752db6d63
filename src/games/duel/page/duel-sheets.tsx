import type { DuelQuestion, DuelTable } from '../table';
import type { ComponentType } from 'react';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { fetched } from '../../../ui/base/fetching/fetched';
import { CardSheet } from '../../../ui/table/field/CardSheet';
import { isLaidOut } from '../../../ui/table/field/places';
import { useDock } from '../../../ui/base/shared/dock-store';
import { useDuelHelp } from './keyboard/use-duel-help';
import { useDuelScene } from './prompt/use-speech';
import { NameSheet } from './prompt/NameSheet';
import { isPick, pickBounds } from '../../../ui/table/dock/picking';
import { questionSentence, type Speech } from './prompt/sentences';
import { listsValues } from './prompt/values';
import { asksPendulumMonsters, PendulumSheet } from './prompt/PendulumSummon';
import { ValuesSheet } from './prompt/ValuesSheet';
import type { SheetsOfGame } from '../../../ui/screens/game/sheets-of-game';

const StopsSheet = fetched(() => import('./stops/StopsSheet').then((module) => module.StopsSheet));

/** A sheet of the question that is asked. */
function Asked({ Sheet, question }: { readonly Sheet: ComponentType<AskedProps>; readonly question: DuelQuestion }) {
  return <Sheet question={question} speech={useDuelScene().speech} />;
}

interface AskedProps {
  readonly question: DuelQuestion;
  readonly speech: Speech;
}

/** Cards of a pile to pick from. */
function PickSheet({ question, speech }: AskedProps) {
  const picked = useDock((dock) => dock.picked);
  const prompt = usePromptTexts();
  const { min, max } = pickBounds(question);
  return (
    <CardSheet
      title={questionSentence(question, speech)}
      note={prompt.picked(picked.length, min, max)}
      cards={question.decision.pick?.from ?? []}
    />
  );
}

/** What the question of a duel has to lay out beside the field. */
function sheetFor(question: DuelQuestion, view: DuelTable['view']): ComponentType<AskedProps> | null {
  if (question.form === 'window') return null;
  if (listsValues(question.decision)) return question.decision.prompt === 'declareName' ? NameSheet : ValuesSheet;
  if (asksPendulumMonsters(question)) return PendulumSheet;
  const candidates = question.decision.pick?.from.map(({ place }) => place) ?? [];
  return isPick(question) && isLaidOut(view, candidates, question.player) ? PickSheet : null;
}

/** What a duel lays beside its field itself. */
export const duelSheets: SheetsOfGame<DuelTable> = {
  ahead: [StopsSheet],
  useHelp: useDuelHelp,
  Stops: StopsSheet,
  asked: ({ question, view }) => {
    const sheet = question && sheetFor(question, view);
    return sheet && <Asked Sheet={sheet} question={question} />;
  },
};
