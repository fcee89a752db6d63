import type { DuelQuestion, ShownDuel } from '../../table';
import { useTimelineTexts } from '../../../../i18n/timeline-texts';
import { useAskOnce } from '../../../../store/desk/ask-once';
import { useTable } from '../../../../store/desk/table-store';
import { Button } from '../../../../ui/base/shared/Button';
import { actingPlaces } from './acts';
import { announcementButtons } from './ActButtons';
import { useActPlaces } from '../../../../ui/table/dock/act-places';
import { AllActsButton, AskedDock } from '../../../../ui/table/dock/AskedDock';
import { LookButton, LookNote } from '../../../../ui/table/dock/LookPrompt';
import { offersPendulumSummon, pendulumOption, PendulumSummonButton, useScalesSentence } from './PendulumSummon';
import { QuietButtons } from './QuietButtons';
import { OwnRespondButton } from '../../../../ui/table/dock/RespondTool';
import { speedNeeded, type Speech } from './sentences';
import { isSaidStill } from '../../../../ui/table/dock/said-at-first';
import { TakeBackButton } from '../../../../ui/table/dock/TakeBack';
import { useAttackWords } from './use-attack-words';
import { useDuelScene } from './use-speech';
import { useStandingAttack } from './use-standing-attack';

export interface PromptProps {
  readonly table: ShownDuel;
  readonly question: DuelQuestion;
  readonly speech: Speech;
}

/** Where every window is asked anyway there is nothing to ask for. */
const mayAskOnce = ({ modes }: ShownDuel): boolean => modes[0] !== 'strict' || modes[1] !== 'strict';

/** "Do this and ask for responses", for the next act. */
function AskOnceButton() {
  const { askOnce } = useTimelineTexts();
  const { armed, arm } = useAskOnce();
  return (
    <Button title={`${askOnce.button} (${askOnce.key})`} aria-pressed={armed} data-back data-ask-once onClick={() => arm(!armed)}>
      {askOnce.button}
    </Button>
  );
}

/** The turn player in a Main Phase or the Battle Step: Summon, Set, activate, change positions, attack, or go on. */
export function IdlePrompt({ table, question, speech }: PromptProps) {
  const scales = useScalesSentence(table, question);
  const foreseen = useAttackWords(table, speech);
  const { prompt } = speech;
  const some = actingPlaces(question.decision).size > 0;
  const looks = question.form === 'look';
  const places = useActPlaces();
  const isNext = !some && !looks && pendulumOption(question) === undefined;
  const phases = announcementButtons(table, speech, isNext);
  // The end of the turn has the first place, from the right, in every phase; what is wished for seldom the last ones.
  const acts = [
    ...phases,
    // In a phase from which only the turn can end, the place of the next phase stays empty.
    ...(phases.length === 1 ? [<i key="no-phase" />] : []),
    ...(looks ? [<LookButton key="look" />] : []),
    ...(offersPendulumSummon(table, question)
      ? [<PendulumSummonButton key="pendulum" table={table} question={question} speech={speech} />]
      : []),
    ...(mayAskOnce(table) ? [<AskOnceButton key="ask" />] : []),
    <OwnRespondButton key="respond" table={table} seat={question.player} />,
  ];
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
          `${scales} ${!some ? prompt.ask.nothingMarked : isSaidStill(table.view) ? prompt.ask.whatNext : ''}`.trim()
        )
      }
      aside={<TakeBackButton table={table} />}
    >
      <AllActsButton rest={acts.length - places} />
      {acts.slice(0, places).reverse()}
    </AskedDock>
  );
}

/** A window asked where its player's own cards are shown: act, or let it pass. */
export function RespondPrompt({ table, question, speech }: PromptProps) {
  const standing = useStandingAttack(table, speech);
  const { prompt } = speech;
  const some = actingPlaces(question.decision).size > 0;
  const speed = question.decision.window === 'chainLink' ? speedNeeded(table.view) : undefined;
  // What the attack comes to takes the line: the gold dots are in sight, and so is the button.
  const howTo = standing === '' ? prompt.ask.respondWith : '';
  const note = question.isReopened
    ? prompt.reopened
    : [standing, speed === undefined ? '' : prompt.speedAtLeast(speed), some ? howTo : prompt.ask.nothingToRespond]
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

/** The acts of a free turn that a narrow prompt has no place for. */
export function RestOfActs() {
  const { table } = useDuelScene();
  const { question } = table;
  if (question?.decision.kind !== 'idle' && question?.decision.kind !== 'battle') return null;
  return (
    <>
      {mayAskOnce(table) && <AskOnceButton />}
      <OwnRespondButton table={table} seat={question.player} />
    </>
  );
}
