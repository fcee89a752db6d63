import type { DuelQuestion, DuelTable } from '../table';
import type { ReactNode } from 'react';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { fetched } from '../../../ui/base/fetching/fetched';
import { CardSheet } from '../../../ui/table/field/CardSheet';
import { liesInPile } from '../../../ui/table/field/places';
import { ActsSheet } from './prompt/ActsSheet';
import { useDock } from '../../../ui/base/shared/dock-store';
import { NameSheet } from './prompt/NameSheet';
import { isPick, pickBounds } from '../../../ui/table/dock/picking';
import { questionSentence, type Speech } from './prompt/sentences';
import { listsValues } from './prompt/values';
import { asksPendulumMonsters, PendulumSheet } from './prompt/PendulumSummon';
import { ValuesSheet } from './prompt/ValuesSheet';
import { WhyNotSheet } from './prompt/WhyNotSheet';
import type { SheetsOfGame } from '../../../ui/screens/game/table-sheet';

const StopsSheet = fetched(() => import('../../../ui/table/stops/StopsSheet').then((module) => module.StopsSheet));
const DuelHelp = fetched(() => import('./keyboard/DuelHelp').then((module) => module.DuelHelp));

const AHEAD = [DuelHelp, StopsSheet] as const;

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
function askedSheet({ question, view }: DuelTable, speech: Speech): ReactNode {
  if (!question || question.form === 'window') return null;
  const props = { question, speech };
  if (listsValues(question.decision))
    return question.decision.prompt === 'declareName' ? <NameSheet {...props} /> : <ValuesSheet {...props} />;
  if (asksPendulumMonsters(question)) return <PendulumSheet {...props} />;
  const isInPile = question.decision.pick?.from.some(({ place }) => liesInPile(view, place)) ?? false;
  return isInPile && isPick(question) && <PickSheet {...props} />;
}

/** What a duel lays beside its field itself. */
export const sheetsOfDuel = (table: DuelTable, speech: Speech): SheetsOfGame => ({
  ahead: AHEAD,
  help: <DuelHelp />,
  rules: table.profile,
  whyNot: (place) => <WhyNotSheet table={table} speech={speech} place={place} />,
  acts: <ActsSheet table={table} speech={speech} />,
  stops: <StopsSheet table={table} speech={speech} />,
  asked: askedSheet(table, speech),
});
