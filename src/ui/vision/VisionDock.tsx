import type { OptionView } from '../../engine/vision';
import { useVisionTexts } from '../../i18n/vision-texts';
import { Icon, SeatShape } from '../art';
import { useCardNames } from '../card/card-info';
import { Dock } from '../prompt/Dock';
import { DockPlaceButton } from '../prompt/DockPlaceButton';
import { Button } from '../shared/Button';
import { useDock } from '../shared/dock-store';
import { cardName } from '../table/place-label';
import { seatPlace } from '../table/places';
import { useSceneTexts, useTableScene } from '../table/table-context';
import { boundsOf, canConfirm, completePick, picksInSheet, togglePick } from './picking';
import { actWords, useThoughts } from './thoughts';
import { useVision } from './vision-context';
import type { VisionQuestion } from './vision-props';
import { visionCardAt } from './vision-cards';

interface PromptProps {
  readonly question: VisionQuestion;
}

/** So many acts stand as buttons; more are found at their cards. */
const FEW = 4;

function useSpeech(question: VisionQuestion) {
  const { table } = useVision();
  const { names } = useTableScene();
  const texts = useVisionTexts();
  const scene = useSceneTexts();
  const cardNames = useCardNames();
  const { asker, amount = 0, prompt } = question.decision;
  const who = names[question.player];
  const thing = asker === undefined ? texts.prompt.thing : cardNames(asker.passcode).name;
  const nameAt = (place: OptionView['card']): string => {
    const card = place === undefined ? undefined : visionCardAt(table.view, place);
    return card ? cardName(card, scene, cardNames) : '';
  };
  return {
    texts,
    who,
    nameAt,
    say: prompt && texts.prompt.choose[prompt](who, thing, amount),
    note: prompt && texts.prompt.notes[prompt],
  };
}

const usual = ({ id, player, decision }: VisionQuestion) => ({ seat: player, question: id, kind: decision.kind });

function BackButton({ question }: PromptProps) {
  const { acts } = useVision();
  const { prompt } = useVisionTexts();
  return (
    question.canGoBack && (
      <Button hint="Esc" data-back onClick={acts.back}>
        {prompt.back}
      </Button>
    )
  );
}

function LookButton() {
  const { acts } = useVision();
  const { prompt } = useVisionTexts();
  return (
    <Button tone="seat" hint="L" data-act="look" onClick={acts.look}>
      <Icon name="eye" />
      {prompt.look}
    </Button>
  );
}

/** What passing priority is called: it answers nothing, lets the phase end, or ends the Main Phase. */
function PassButton({ question }: PromptProps) {
  const { acts, table } = useVision();
  const { prompt } = useVisionTexts();
  const { decision, player } = question;
  const isSmooth = table.modes[player] === 'smooth';
  const label = decision.isOpen
    ? isSmooth
      ? prompt.endTurn
      : prompt.endMain
    : table.view.stack.length === 0
      ? prompt.endPhase
      : prompt.noAnswer;
  return (
    <Button tone="main" hint={decision.isOpen ? 'N' : 'Space'} data-act="pass" onClick={acts.pass}>
      {label}
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
  const { selected, refusal, select } = useDock();
  const { texts, nameAt } = useSpeech(question);
  const thoughts = useThoughts(selected ?? undefined);
  const nodes = useNodesNote(question);
  const { prompt } = texts;
  const name = nameAt(selected ?? undefined);
  const some = thoughts.some(({ option }) => option);
  const against = [...new Set(thoughts.flatMap(({ because }) => because))];
  const whyNot = some || refusal.length > 0 ? refusal : against.length > 0 ? against.slice(0, 2) : [prompt.whyNot.refused];
  return (
    <Dock
      {...usual(question)}
      say={some ? prompt.cardActs(name) : prompt.cardActsNot(name)}
      note={thoughts.some(({ option }) => option?.do === 'playCard' || option?.do === 'activate') ? nodes : ''}
      refusal={whyNot}
    >
      <Button hint="Esc" data-back onClick={() => select(null)}>
        {prompt.cancel}
      </Button>
      {thoughts.map(({ key, label, option, because }, i) =>
        option ? (
          <Button
            key={key}
            tone={i === 0 ? 'main' : 'plain'}
            hint={String(i + 1)}
            data-act={option.do}
            onClick={() => acts.answer({ kind: 'option', index: option.index })}
          >
            {label}
          </Button>
        ) : (
          some && (
            <Button
              key={key}
              reason={because[0] ?? prompt.whyNot.refused}
              data-act={key.split(' ')[0]}
              onWhyNot={() => useDock.getState().refuse(because)}
            >
              {label}
            </Button>
          )
        ),
      )}
    </Dock>
  );
}

/** Acts as buttons, where they are few: the place of each is marked while it is pointed at. */
function ActButtons({ question }: PromptProps) {
  const { acts } = useVision();
  const { texts, nameAt } = useSpeech(question);
  const listed = (question.decision.options ?? []).filter(({ do: act }) => act !== 'pass');
  if (listed.length > FEW) return null;
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
      )}
    </DockPlaceButton>
  ));
}

/** The Main Phase of the turn player: cards are chosen on the table. */
function OpenPrompt({ question }: PromptProps) {
  const { refusal } = useDock();
  const { texts, who } = useSpeech(question);
  const { prompt } = texts;
  const looks = question.form === 'look';
  const some = (question.decision.options ?? []).some(({ do: act }) => act !== 'pass');
  return (
    <Dock
      {...usual(question)}
      say={prompt.open(who)}
      note={some ? prompt.openNote : looks ? '' : prompt.openNone}
      refusal={refusal}
    >
      {looks && <LookButton />}
      <PassButton question={question} />
    </Dock>
  );
}

/** Priority in a window: at the end of a phase, or to answer the stone laid last. */
function WindowPrompt({ question }: PromptProps) {
  const { view } = useVision().table;
  const { refusal } = useDock();
  const { texts, who } = useSpeech(question);
  const cardNames = useCardNames();
  const { prompt, table: words } = texts;
  const nodes = useNodesNote(question);
  const top = view.stack.findLast(({ state }) => state !== 'resolved');
  const attack = view.stack.findLast(({ kind, state }) => kind === 'attack' && state !== 'resolved');
  const mayDefend = top !== undefined && top === attack && attack.player !== question.player;
  const isTooLate =
    attack !== undefined && !mayDefend && attack.player !== question.player && !view.stack.some(({ kind }) => kind === 'defend');
  const say = !top
    ? prompt.phaseWindow(who, words.phases[view.phase])
    : mayDefend
      ? prompt.answerAttack(who, cardNames(top.passcode).name)
      : prompt.answerTo(who, cardNames(top.passcode).name);
  const hides = question.form === 'window';
  const note = [
    ...(mayDefend ? [prompt.answerNow] : isTooLate ? [prompt.afterAnswer] : []),
    hides ? prompt.alwaysAsked : mayDefend ? '' : nodes,
  ]
    .join(' ')
    .trim();
  return (
    <Dock {...usual(question)} kind={hides ? 'window' : 'priority'} say={say} note={note} refusal={refusal}>
      {question.form !== 'choice' && <LookButton />}
      {!hides && <ActButtons question={question} />}
      <PassButton question={question} />
    </Dock>
  );
}

/** Cards are picked by tapping them, on the table or here; Confirm gives them. */
function PickPrompt({ question }: PromptProps) {
  const { acts } = useVision();
  const { picked, refusal } = useDock();
  const { texts, say, note, nameAt } = useSpeech(question);
  const { prompt } = texts;
  const { min, max } = boundsOf(question);
  const from = question.decision.pick?.from ?? [];
  const inSheet = picksInSheet(question);
  const isComplete = canConfirm(question, picked);
  return (
    <Dock
      {...usual(question)}
      say={say ?? prompt.thing}
      note={[prompt.picked(picked.length, min, max), note].join(' ')}
      refusal={refusal}
      isFull={picked.length === max}
    >
      <BackButton question={question} />
      <Button
        tone="main"
        hint="Enter"
        data-act="confirm"
        data-enter
        reason={isComplete ? undefined : ''}
        onClick={() => acts.answer({ kind: 'cards', places: completePick(question, picked) })}
      >
        {picked.length === 0 && min === 0 ? prompt.confirmNone : prompt.confirm}
      </Button>
      {!inSheet &&
        from.map(({ place }, i) => {
          const at = picked.indexOf(place);
          return (
            <DockPlaceButton
              key={place}
              place={place}
              className="btn--pick"
              hint={i < 9 ? String(i + 1) : undefined}
              data-pick={place}
              aria-pressed={at >= 0}
              onClick={() => togglePick(question, place)}
            >
              {question.decision.pick?.ordered && at >= 0 && <b>{at + 1}</b>}
              {nameAt(place)}
            </DockPlaceButton>
          );
        })}
    </Dock>
  );
}

/** A yes or no, a player, or how many of the nodes that pay are awake. */
function QuestionPrompt({ question }: PromptProps) {
  const { acts } = useVision();
  const { names } = useTableScene();
  const { refusal } = useDock();
  const { texts, say, note } = useSpeech(question);
  const { prompt } = texts;
  const { values = [], prompt: why, amount = 0, kind } = question.decision;
  const label = (value: (typeof values)[number]) => {
    if (kind === 'choose' && (value === 0 || value === 1))
      return (
        <>
          <SeatShape seat={value} />
          {names[value]}
        </>
      );
    if (typeof value === 'number')
      return [
        ...(value > 0 ? [prompt.pay.awake(value)] : []),
        ...(value < amount ? [prompt.pay.asleep(amount - value)] : []),
      ].join(prompt.pay.and);
    const pair = why !== undefined && why in prompt.yes ? prompt.yes[why as keyof typeof prompt.yes] : prompt.yes.may;
    return pair[value === true ? 0 : 1];
  };
  return (
    <Dock {...usual(question)} say={say ?? prompt.thing} note={note} refusal={refusal}>
      <BackButton question={question} />
      {values.map((value, i) => (
        <DockPlaceButton
          key={String(value)}
          place={kind === 'choose' && (value === 0 || value === 1) ? seatPlace(value) : undefined}
          tone={kind !== 'choose' && i === (why === 'mulligan' ? 1 : 0) ? 'main' : 'plain'}
          hint={String(i + 1)}
          data-act="answer"
          data-value={String(value)}
          onClick={() => acts.answer({ kind: 'value', value })}
        >
          {label(value)}
        </DockPlaceButton>
      ))}
    </Dock>
  );
}

/** What is asked wants a look at the own cards first. */
function LookPrompt({ question }: PromptProps) {
  const { texts, say, who } = useSpeech(question);
  return (
    <Dock {...usual(question)} say={say ?? texts.prompt.elsewhere(who)} note={texts.prompt.alwaysAsked}>
      <LookButton />
    </Dock>
  );
}

/** The dock with the prompt of the moment. */
export function VisionDock() {
  const { table } = useVision();
  const { names } = useTableScene();
  const { prompt } = useVisionTexts();
  const { selected } = useDock();
  const { question, curtain, view } = table;
  if (!question) {
    const { result } = view;
    const say = result
      ? result.winner === 'draw'
        ? prompt.drawn
        : prompt.won(names[result.winner])
      : curtain !== null
        ? prompt.waiting(names[curtain])
        : view.decision
          ? prompt.elsewhere(names[view.decision.player])
          : prompt.over;
    const seat = result && result.winner !== 'draw' ? result.winner : (curtain ?? view.decision?.player ?? null);
    return <Dock seat={seat} question="none" kind="none" say={say} note={result && prompt.because[result.reason]} />;
  }
  const { decision, form } = question;
  if (decision.kind === 'priority') {
    if (form !== 'window' && selected !== null) return <SelectedPrompt question={question} />;
    return decision.isOpen ? <OpenPrompt question={question} /> : <WindowPrompt question={question} />;
  }
  if (decision.pick) return <PickPrompt question={question} />;
  if (decision.values) return <QuestionPrompt question={question} />;
  return <LookPrompt question={question} />;
}
