import type { DuelQuestion, ShownDuel } from '../../table';
import { useTimelineTexts } from '../../../../i18n/timeline-texts';
import { useAskOnce } from '../../../../store/desk/ask-once';
import { useTable } from '../../../../store/desk/table-store';
import { Button } from '../../../../ui/base/shared/Button';
import { actingPlaces } from './acts';
import { AnnouncementButtons } from './ActButtons';
import { AllActsButton, AskedDock } from '../../../../ui/table/dock/AskedDock';
import { DockTool } from '../../../../ui/table/dock/DockTool';
import { LookButton, LookNote } from '../../../../ui/table/dock/LookPrompt';
import { pendulumOption, PendulumSummonButton, useScalesSentence } from './PendulumSummon';
import { QuietButtons } from './QuietButtons';
import { OwnRespondButton } from '../../../../ui/table/dock/RespondTool';
import { speedNeeded, type Speech } from './sentences';
import { TakeBackButton } from '../../../../ui/table/dock/TakeBack';
import { useAttackWords } from './use-attack-words';
import { useStandingAttack } from './use-standing-attack';

export interface PromptProps {
  readonly table: ShownDuel;
  readonly question: DuelQuestion;
  readonly speech: Speech;
}

/** "Do this and ask for responses", for the next act. Where every window is asked anyway there is nothing to ask for. */
function AskOnceButton({ table }: { readonly table: ShownDuel }) {
  const { askOnce } = useTimelineTexts();
  const { armed, arm } = useAskOnce();
  if (table.modes[0] === 'strict' && table.modes[1] === 'strict') return null;
  return (
    <DockTool
      sign="pause"
      name={askOnce.button}
      title={`${askOnce.button} (${askOnce.key})`}
      aria-pressed={armed}
      data-ask-once
      onClick={() => arm(!armed)}
    />
  );
}

/** Beside the answers, what is wished for seldom, each in its place whether or not it can be pressed now. */
const ActTools = ({ table, question }: Pick<PromptProps, 'table' | 'question'>) => (
  <>
    <AskOnceButton table={table} />
    <OwnRespondButton table={table} seat={question.player} />
    <TakeBackButton table={table} />
  </>
);

/** The turn player in a Main Phase or the Battle Step: Summon, Set, activate, change positions, attack, or go on. */
export function IdlePrompt({ table, question, speech }: PromptProps) {
  const scales = useScalesSentence(table, question);
  const foreseen = useAttackWords(table, speech);
  const { prompt } = speech;
  const some = actingPlaces(question.decision).size > 0;
  const looks = question.form === 'look';
  return (
    <AskedDock
      note={
        foreseen !== undefined ? (
          foreseen.words
        ) : looks ? (
          <LookNote />
        ) : question.decision.afterPhase ? (
          prompt.ask.afterPhaseNote
        ) : (
          `${scales} ${some ? prompt.ask.whatNext : prompt.ask.nothingMarked}`.trim()
        )
      }
      aside={<ActTools table={table} question={question} />}
    >
      {looks && <LookButton />}
      <AllActsButton />
      <PendulumSummonButton table={table} question={question} speech={speech} />
      <AnnouncementButtons table={table} speech={speech} isNext={!some && !looks && pendulumOption(question) === undefined} />
    </AskedDock>
  );
}

/** A window asked where its player's own cards are shown: act, or let it pass. */
export function RespondPrompt({ table, question, speech }: PromptProps) {
  const standing = useStandingAttack(table, speech);
  const { prompt } = speech;
  const some = actingPlaces(question.decision).size > 0;
  const speed = question.decision.window === 'chainLink' ? speedNeeded(table.view) : undefined;
  const note = question.isReopened
    ? prompt.reopened
    : [
        standing,
        speed === undefined ? '' : prompt.speedAtLeast(speed),
        some ? prompt.ask.respondWith : prompt.ask.nothingToRespond,
      ]
        .filter((part) => part !== '')
        .join(' ');
  return (
    <AskedDock note={note}>
      <AllActsButton />
      <QuietButtons question={question} speech={speech} />
      <Button tone="main" hint="Space" data-act="pass" onClick={() => useTable.getState().pass()}>
        {prompt.noResponse}
      </Button>
    </AskedDock>
  );
}
