import type { DuelTable } from '../../games/duel/table';
import { Suspense, useEffect, type ReactNode } from 'react';
import { usePromptTexts } from '../../i18n/prompt-texts';
import { fetched } from '../fetching/fetched';
import { Fetching } from '../fetching/Fetching';
import { duelTale } from '../log/duel-tale';
import { focusSheet, usesKeyboard } from '../shared/focus';
import { MenuSheet } from '../menu/MenuSheet';
import { CardSheet } from '../table/CardSheet';
import { liesInPile } from '../table/places';
import { PileSheet } from '../table/PileSheet';
import { ActsSheet } from '../prompt/ActsSheet';
import { useDock } from '../shared/dock-store';
import { KeyboardComesBack } from '../shared/KeyboardComesBack';
import { NameSheet } from '../prompt/NameSheet';
import { isPick, pickBounds } from '../prompt/picking';
import { questionSentence, type Speech } from '../prompt/sentences';
import { listsValues } from '../prompt/values';
import { asksPendulumMonsters, PendulumSheet } from '../prompt/PendulumSummon';
import { ValuesSheet } from '../prompt/ValuesSheet';
import { WhyNotSheet } from '../prompt/WhyNotSheet';
import { WindowsSheet } from '../prompt/WindowsSheet';

const TimelineSheet = fetched(() => import('../timeline/TimelineSheet').then((module) => module.TimelineSheet));
const StopsSheet = fetched(() => import('../stops/StopsSheet').then((module) => module.StopsSheet));
const UndoneSheet = fetched(() => import('../review/UndoneSheet').then((module) => module.UndoneSheet));
const DuelHelp = fetched(() => import('../keyboard/DuelHelp').then((module) => module.DuelHelp));
const RulesSheet = fetched(() => import('../rules/RulesSheet').then((module) => module.RulesSheet));
const RunningExportSheet = fetched(() => import('../export/ExportSheet').then((module) => module.RunningExportSheet));

/** What may stand beside the field in a duel: fetched once it has begun, so that no lost connection takes it away. */
export const tableSheets = [RulesSheet, DuelHelp, TimelineSheet, UndoneSheet, StopsSheet, RunningExportSheet] as const;

interface PromptSheetProps {
  readonly table: DuelTable;
  readonly speech: Speech;
}

/** Whether something has to stand beside the field now: a sheet that was opened, or one that the question needs. */
export function needsSheet({ question, review, view }: DuelTable, isOpen: boolean): boolean {
  if (isOpen || review?.kind === 'preview') return true;
  if (!question || question.form === 'window') return false;
  return (
    asksPendulumMonsters(question) ||
    listsValues(question.decision) ||
    (question.decision.pick?.from.some((card) => liesInPile(view, card.place)) ?? false)
  );
}

/** Cards laid out beside the field; the keyboard goes there, and back when it is gone. */
function KeyboardGoesIn({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    if (!usesKeyboard()) return undefined;
    const before = document.activeElement;
    focusSheet();
    return () => {
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body)
        before.focus({ preventScroll: true });
    };
  }, []);
  return children;
}

/** What stands beside the field. */
export function PromptSheet({ table, speech }: PromptSheetProps) {
  const sheet = useDock((dock) => dock.sheet);
  const picked = useDock((dock) => dock.picked);
  const { open, close } = useDock.getState();
  const prompt = usePromptTexts();
  const { question } = table;
  const tale = duelTale(speech, table.publicLog);
  switch (sheet?.kind) {
    case 'menu':
      return <MenuSheet table={table} />;
    case 'keys':
      return (
        <Suspense fallback={<Fetching />}>
          <DuelHelp />
        </Suspense>
      );
    case 'whyNot':
      return <WhyNotSheet table={table} speech={speech} place={sheet.place} />;
    case 'rules':
      return (
        <KeyboardComesBack>
          <Suspense fallback={<Fetching />}>
            <RulesSheet rule={sheet.rule} onClose={close} />
          </Suspense>
        </KeyboardComesBack>
      );
    case 'save':
      return (
        <Suspense fallback={<Fetching />}>
          <RunningExportSheet onClose={() => open(null)} />
        </Suspense>
      );
    case 'timeline':
      return (
        <KeyboardComesBack>
          <Suspense fallback={<Fetching />}>
            <TimelineSheet table={table} tale={tale} />
          </Suspense>
        </KeyboardComesBack>
      );
    case 'stops':
      return (
        <KeyboardComesBack>
          <Suspense fallback={<Fetching />}>
            <StopsSheet table={table} speech={speech} />
          </Suspense>
        </KeyboardComesBack>
      );
    case 'acts':
      return question?.form === 'choice' ? <ActsSheet table={table} speech={speech} /> : null;
    case 'windows':
      return <WindowsSheet table={table} tale={tale} seat={sheet.seat} />;
    case 'pile': {
      return (
        <KeyboardGoesIn key={`${sheet.pile} ${sheet.seat}`}>
          <PileSheet zone={sheet.pile} seat={sheet.seat} onClose={() => open(null)} />
        </KeyboardGoesIn>
      );
    }
    case undefined:
      break;
  }
  if (table.review?.kind === 'preview')
    return (
      <Suspense fallback={<Fetching />}>
        <UndoneSheet table={table} review={table.review} tale={tale} />
      </Suspense>
    );
  if (!question || question.form === 'window') return null;
  if (listsValues(question.decision)) {
    const Values = question.decision.prompt === 'declareName' ? NameSheet : ValuesSheet;
    return (
      <KeyboardGoesIn key={question.id}>
        <Values question={question} speech={speech} />
      </KeyboardGoesIn>
    );
  }
  if (!isPick(question)) return null;
  if (asksPendulumMonsters(question))
    return (
      <KeyboardGoesIn key={question.id}>
        <PendulumSheet question={question} speech={speech} />
      </KeyboardGoesIn>
    );
  const { min, max } = pickBounds(question);
  return (
    <KeyboardGoesIn key={question.id}>
      <CardSheet
        title={questionSentence(question, speech)}
        note={prompt.picked(picked.length, min, max)}
        cards={question.decision.pick?.from ?? []}
      />
    </KeyboardGoesIn>
  );
}
