import type { DuelQuestion, ShownDuel } from '../../table';
import { useTimelineTexts } from '../../../../i18n/timeline-texts';
import { useAskOnce } from '../../../../store/desk/ask-once';
import { useTable } from '../../../../store/desk/table-store';
import { Button } from '../../../../ui/base/shared/Button';
import { actingPlaces } from './acts';
import { AnnouncementButtons, CardActButtons, TargetButtons } from './ActButtons';
import { Dock } from '../../../../ui/table/dock/Dock';
import { DockTool } from '../../../../ui/table/dock/DockTool';
import { useDock, type Refusal } from '../../../../ui/base/shared/dock-store';
import { LookButton, LookNote } from '../../../../ui/table/dock/LookButton';
import { pendulumOption, PendulumSummonButton, useScalesSentence } from './PendulumSummon';
import { QuietButtons } from './QuietButtons';
import { OwnRespondButton } from '../../../../ui/table/dock/RespondTool';
import { nameAt, questionSentence, speedNeeded, type Speech } from './sentences';
import { TakeBackButton } from '../../../../ui/table/dock/TakeBack';
import { reasonsAgainst, saidAgainst } from '../../../../ui/table/dock/thought';
import { useThoughts } from './thoughts';
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

/** What the card that was tapped may do, or whom it attacks. */
function SelectedCard({ table, question, speech }: PromptProps) {
  const selected = useDock((dock) => dock.selected);
  const isAiming = useDock((dock) => dock.isAiming);
  const refusal = useDock((dock) => dock.refusal);
  const foreseen = useAttackWords(table, speech);
  const thoughts = useThoughts(table, selected, speech).filter(({ isUsual }) => isUsual);
  if (selected === null) return null;
  const { prompt } = speech;
  const name = nameAt(selected, speech);
  const canAct = actingPlaces(question.decision).has(selected);
  const say = isAiming ? prompt.ask.attackWhat(name) : canAct ? prompt.ask.cardActs(name) : prompt.ask.cardActsNot(name);
  const against = reasonsAgainst(thoughts);
  const whyNot: Refusal = canAct || refusal.length > 0 ? refusal : against.length > 0 ? against : [prompt.whyNot.refused];
  const refused = isAiming ? '' : saidAgainst(thoughts, prompt.whyNot);
  return (
    <Dock
      seat={question.player}
      question={question.id}
      kind={question.decision.kind}
      say={say}
      note={foreseen?.words ?? (refused || speech.table.phaseName[table.view.phase])}
      refusal={whyNot}
    >
      {isAiming ? (
        <TargetButtons table={table} speech={speech} place={selected} />
      ) : (
        <CardActButtons thoughts={thoughts} place={selected} />
      )}
    </Dock>
  );
}

/** The turn player in a Main Phase: Summon, Set, activate, change positions, or go on. */
export function IdlePrompt({ table, question, speech }: PromptProps) {
  const selected = useDock((dock) => dock.selected);
  const refusal = useDock((dock) => dock.refusal);
  const { open } = useDock.getState();
  const scales = useScalesSentence(table, question);
  const foreseen = useAttackWords(table, speech);
  if (selected !== null) return <SelectedCard table={table} question={question} speech={speech} />;
  const { prompt } = speech;
  const some = actingPlaces(question.decision).size > 0;
  const looks = question.form === 'look';
  return (
    <Dock
      seat={question.player}
      question={question.id}
      kind={question.decision.kind}
      say={questionSentence(question, speech)}
      note={
        foreseen !== undefined ? (
          foreseen.words
        ) : looks ? (
          <LookNote table={table} name={speech.names[question.player]} />
        ) : question.decision.afterPhase ? (
          prompt.ask.afterPhaseNote
        ) : (
          `${scales} ${some ? prompt.ask.whatNext : prompt.ask.nothingMarked}`.trim()
        )
      }
      refusal={refusal}
      aside={<ActTools table={table} question={question} />}
    >
      {looks && <LookButton table={table} />}
      {some && !looks && (
        <Button hint="A" onClick={() => open({ kind: 'acts' })}>
          {prompt.allActs}
        </Button>
      )}
      <PendulumSummonButton table={table} question={question} speech={speech} />
      <AnnouncementButtons table={table} speech={speech} isNext={!some && !looks && pendulumOption(question) === undefined} />
    </Dock>
  );
}

/** The turn player in the Battle Step: attack, activate, or go on. */
export const BattlePrompt = IdlePrompt;

/** A window asked where its player's own cards are shown: act, or let it pass. */
export function RespondPrompt({ table, question, speech }: PromptProps) {
  const selected = useDock((dock) => dock.selected);
  const refusal = useDock((dock) => dock.refusal);
  const { open } = useDock.getState();
  const standing = useStandingAttack(table, speech);
  if (selected !== null) return <SelectedCard table={table} question={question} speech={speech} />;
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
    <Dock
      seat={question.player}
      question={question.id}
      kind="respond"
      say={questionSentence(question, speech)}
      note={note}
      refusal={refusal}
    >
      {some && (
        <Button hint="A" onClick={() => open({ kind: 'acts' })}>
          {prompt.allActs}
        </Button>
      )}
      <QuietButtons question={question} speech={speech} />
      <Button tone="main" hint="Space" data-act="pass" onClick={() => useTable.getState().pass()}>
        {prompt.noResponse}
      </Button>
    </Dock>
  );
}
