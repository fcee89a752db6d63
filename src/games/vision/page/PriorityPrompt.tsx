import type { VisionQuestion } from '../table';
import { useCardNames } from '../../../ui/base/card/card-info';
import { Icon } from '../../../ui/base/art/Icon';
import { Button } from '../../../ui/base/shared/Button';
import { AllActsButton, AskedDock } from '../../../ui/table/dock/AskedDock';
import { isSaidStill } from '../../../ui/table/dock/said-at-first';
import { LookButton, LookNote } from '../../../ui/table/dock/LookPrompt';
import { TakeBackButton } from '../../../ui/table/dock/TakeBack';
import { useNameAt } from '../../../ui/table/dock/thoughts';
import { useVisionTexts } from '../texts';
import { usePassWords } from './pass-words';
import { isDefence, losesDefence } from './picking';
import { actWords } from './thoughts';
import { useVision } from './vision-context';

interface PromptProps {
  readonly question: VisionQuestion;
}

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

/** Nodes that could pay, for whoever sees what they would pay for. */
export function useNodesNote(): string {
  const { view, question } = useVision().table;
  const { prompt } = useVisionTexts();
  const nodes = question ? view.seats[question.player].zones.node.cards : [];
  const asleep = nodes.filter((card) => card?.asleep).length;
  return prompt.nodes(nodes.length - asleep, asleep);
}

/** Everything else is asked at its card; a defence, which is possible now or never, stands here too. */
function DefenceButtons({ question }: PromptProps) {
  const { acts } = useVision();
  const texts = useVisionTexts();
  const nameAt = useNameAt();
  const listed = (question.decision.options ?? []).filter(isDefence);
  return listed.map((option, i) => {
    const isOneOfMany = listed.some((other) => other !== option && other.card === option.card && other.do === option.do);
    const name = option.card && nameAt(option.card);
    const words = actWords(option, texts, isOneOfMany, name);
    // In a row of defenders the names tell them apart; that they defend is said above.
    const isPlain = option.do === 'defend' && name !== undefined && words === texts.prompt.with.defend(name);
    return (
      <Button
        key={option.index}
        hint={String(i + 1)}
        data-act={option.do}
        aria-label={isPlain ? `${name} · ${texts.prompt.acts.defend}` : undefined}
        onClick={() => acts.answer({ kind: 'option', index: option.index })}
      >
        {isPlain ? (
          <>
            <Icon name="shield" />
            {name}
          </>
        ) : (
          words
        )}
      </Button>
    );
  });
}

/** The Main Phase of the turn player: cards are chosen on the table. */
export function OpenPrompt({ question }: PromptProps) {
  const { table } = useVision();
  const { prompt } = useVisionTexts();
  const looks = question.form === 'look';
  const some = (question.decision.options ?? []).some(({ do: act }) => act !== 'pass');
  return (
    <AskedDock note={looks ? <LookNote /> : some ? prompt.openNote : prompt.openNone} aside={<TakeBackButton table={table} />}>
      {looks && <LookButton />}
      <AllActsButton data-back data-act="all" />
      <PassButton question={question} />
    </AskedDock>
  );
}

/** Priority in a window: at the end of a phase, or to answer the stone laid last. */
export function WindowPrompt({ question }: PromptProps) {
  const { view } = useVision().table;
  const { prompt } = useVisionTexts();
  const cardNames = useCardNames();
  const nodes = useNodesNote();
  const { defence } = question.decision;
  const mayDefend = defence?.is === 'now';
  const comes = defence?.is === 'comes' ? view.stack[defence.entry - 1] : undefined;
  const hides = question.form === 'window';
  const note = [
    ...(mayDefend
      ? [prompt.answerNow]
      : comes
        ? [prompt.defenderComes(cardNames(comes.passcode).name)]
        : defence?.is === 'tooLate'
          ? [prompt.afterAnswer]
          : []),
    hides ? (isSaidStill(view) ? prompt.alwaysAsked : '') : mayDefend ? '' : nodes,
  ];
  return (
    <AskedDock kind={hides ? 'window' : 'priority'} note={note.join(' ').trim()}>
      {question.form !== 'choice' && <LookButton />}
      {!hides && <DefenceButtons question={question} />}
      <AllActsButton data-back data-act="all" />
      <PassButton question={question} />
    </AskedDock>
  );
}
