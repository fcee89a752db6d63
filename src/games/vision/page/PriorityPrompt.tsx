import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useVisionTexts } from '../texts';
import { useCardNames } from '../../../ui/base/card/card-info';
import { Dock } from '../../../ui/table/dock/Dock';
import { DockPlaceButton } from '../../../ui/table/dock/DockPlaceButton';
import { LookNote } from '../../../ui/table/dock/LookButton';
import { reasonsAgainst, saidAgainst } from '../../../ui/table/dock/thought';
import { TakeBackButton } from '../../../ui/table/dock/TakeBack';
import { ThoughtButtons } from '../../../ui/table/dock/ThoughtButtons';
import { Button } from '../../../ui/base/shared/Button';
import { useDock } from '../../../ui/base/shared/dock-store';
import { usePassWords } from './pass-words';
import { isDefence, losesDefence } from './picking';
import { actWords, useThoughts } from './thoughts';
import { useVision } from './vision-context';
import { LookButton } from './VisionLook';
import type { VisionQuestion } from './vision-props';
import { phaseNow } from './vision-words';
import { askedOf, useVisionSpeech } from './vision-speech';

interface PromptProps {
  readonly question: VisionQuestion;
}

/** So many acts stand as buttons; more are found at their cards, and in the list of all acts. */
const FEW = 4;

/** Golden where nothing else can be done; on the public surface it looks the same whatever is held. */
function PassButton({ question }: PromptProps) {
  const { acts, table } = useVision();
  const { form, decision } = question;
  const some = decision.options?.some(({ do: act }) => act !== 'pass') ?? false;
  const answers = !decision.isOpen && table.view.stack.length > 0;
  const defends = losesDefence(question);
  const isNext = form === 'window' || (answers && !(form === 'choice' && defends)) || (form === 'choice' && !some);
  return (
    <Button
      tone={isNext ? 'main' : 'plain'}
      hint={question.decision.isOpen ? 'N' : defends ? 'P' : 'Space'}
      data-act="pass"
      onClick={acts.pass}
    >
      {usePassWords()}
    </Button>
  );
}

/** The list of everything that can be done, where there is something. */
function AllActsButton({ question }: PromptProps) {
  const { allActs } = usePromptTexts();
  const some = question.decision.options?.some(({ do: act }) => act !== 'pass') ?? false;
  if (question.form !== 'choice' || !some) return null;
  return (
    <Button hint="A" data-back data-act="all" onClick={() => useDock.getState().open({ kind: 'acts' })}>
      {allActs}
    </Button>
  );
}

/** Nodes that could pay, for whoever sees what they would pay for. */
function useNodesNote({ player }: VisionQuestion): string {
  const { view } = useVision().table;
  const { prompt } = useVisionTexts();
  const nodes = view.seats[player].zones.node.cards;
  const asleep = nodes.filter((card) => card?.asleep).length;
  return prompt.nodes(nodes.length - asleep, asleep);
}

/** What the selected card may do, and why the rest may not. */
function SelectedPrompt({ question }: PromptProps) {
  const { acts } = useVision();
  const selected = useDock((dock) => dock.selected);
  const refusal = useDock((dock) => dock.refusal);
  const { texts, nameAt } = useVisionSpeech(question);
  const { whyNot } = usePromptTexts();
  const thoughts = useThoughts(selected).filter(({ isUsual }) => isUsual);
  const nodes = useNodesNote(question);
  if (selected === null) return null;
  const name = nameAt(selected);
  const against = reasonsAgainst(thoughts);
  const some = thoughts.some(({ options }) => options.length > 0);
  const costs = thoughts.some(({ options: [option] }) => option?.do === 'playCard' || option?.do === 'activate');
  return (
    <Dock
      {...askedOf(question)}
      say={some ? texts.prompt.cardActs(name) : texts.prompt.cardActsNot(name)}
      note={`${costs ? nodes : ''} ${saidAgainst(thoughts, whyNot)}`.trim()}
      refusal={some || refusal.length > 0 ? refusal : against.length > 0 ? against : [whyNot.refused]}
    >
      <ThoughtButtons thoughts={thoughts} place={selected} onDo={([{ index }]) => acts.answer({ kind: 'option', index })} />
    </Dock>
  );
}

/** Acts as buttons, where they are few: the place of each is marked while it is pointed at. */
function ActButtons({ question }: PromptProps) {
  const { acts } = useVision();
  const { texts, nameAt } = useVisionSpeech(question);
  const all = (question.decision.options ?? []).filter(({ do: act }) => act !== 'pass');
  const listed = all.length > FEW ? all.filter(isDefence) : all;
  return listed.map((option, i) => (
    <DockPlaceButton
      key={option.index}
      place={option.card}
      hint={String(i + 1)}
      data-act={option.do}
      onClick={() => acts.answer({ kind: 'option', index: option.index })}
    >
      {actWords(
        option,
        texts,
        listed.some((other) => other !== option && other.card === option.card && other.do === option.do),
        nameAt(option.card),
        listed.some((other) => other.defend === true && option.defend !== true && other.card === option.card),
      )}
    </DockPlaceButton>
  ));
}

/** The Main Phase of the turn player: cards are chosen on the table. */
function OpenPrompt({ question }: PromptProps) {
  const { table } = useVision();
  const refusal = useDock((dock) => dock.refusal);
  const { texts, who } = useVisionSpeech(question);
  const { prompt } = texts;
  const looks = question.form === 'look';
  const some = (question.decision.options ?? []).some(({ do: act }) => act !== 'pass');
  return (
    <Dock
      {...askedOf(question)}
      say={table.view.extra ? prompt.openExtra(who) : prompt.open(who)}
      note={looks ? <LookNote table={table} name={who} /> : some ? prompt.openNote : prompt.openNone}
      refusal={refusal}
      aside={<TakeBackButton table={table} />}
    >
      {looks && <LookButton />}
      <AllActsButton question={question} />
      <PassButton question={question} />
    </Dock>
  );
}

/** Priority in a window: at the end of a phase, or to answer the stone laid last. */
function WindowPrompt({ question }: PromptProps) {
  const { view } = useVision().table;
  const refusal = useDock((dock) => dock.refusal);
  const { texts, who } = useVisionSpeech(question);
  const cardNames = useCardNames();
  const { prompt, table: words } = texts;
  const nodes = useNodesNote(question);
  const top = view.stack.findLast(({ state }) => state !== 'resolved');
  const { defence } = question.decision;
  const mayDefend = defence?.is === 'now';
  const comes = defence?.is === 'comes' ? view.stack[defence.entry - 1] : undefined;
  const say = !top
    ? prompt.phaseWindow(who, phaseNow(view, words))
    : (mayDefend ? prompt.answerAttack : prompt.answerTo)(who, cardNames(top.passcode).name);
  const hides = question.form === 'window';
  const note = [
    ...(mayDefend
      ? [prompt.answerNow]
      : comes
        ? [prompt.defenderComes(cardNames(comes.passcode).name)]
        : defence?.is === 'tooLate'
          ? [prompt.afterAnswer]
          : []),
    hides ? prompt.alwaysAsked : mayDefend ? '' : nodes,
  ];
  return (
    <Dock {...askedOf(question)} kind={hides ? 'window' : 'priority'} say={say} note={note.join(' ').trim()} refusal={refusal}>
      {question.form !== 'choice' && <LookButton />}
      {!hides && <ActButtons question={question} />}
      <AllActsButton question={question} />
      <PassButton question={question} />
    </Dock>
  );
}

/** Who has priority acts with a card, or passes. */
export function PriorityPrompt({ question }: PromptProps) {
  const selected = useDock((dock) => dock.selected);
  if (question.form !== 'window' && selected !== null) return <SelectedPrompt question={question} />;
  return question.decision.isOpen ? <OpenPrompt question={question} /> : <WindowPrompt question={question} />;
}
