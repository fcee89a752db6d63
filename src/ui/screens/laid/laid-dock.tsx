import { lyingAt, partsOf } from '../../../engine/table';
import { wordIn } from '../../../games/laid-words';
import { isOpenPlay } from '../../../store/running/open-play';
import { Button } from '../../base/shared/Button';
import { eachOnce } from '../../base/shared/reasons';
import { AllActsButton, AskedDock, BackButton } from '../../table/dock/AskedDock';
import type { GameDock } from '../../table/dock/game-dock';
import { LookButton } from '../../table/dock/LookPrompt';
import { isPick } from '../../table/dock/picking';
import { PickDock } from '../../table/dock/PickDock';
import { useScene } from '../../table/dock/scene';
import { TakeBackButton } from '../../table/dock/TakeBack';
import { CardSheet } from '../../table/field/CardSheet';
import { askedIn, useLaidWords, type LaidTable } from './laid-words';

type Question = NonNullable<LaidTable['question']>;
interface Asked {
  readonly question: Question;
}

const useLaid = () => useScene<LaidTable>();

/** Candidates in a pile are not drawn one by one: they are laid out beside the field. */
export const picksInSheet = (question: Question, { view }: Pick<LaidTable, 'view'>): boolean =>
  isPick(question) &&
  (question.decision.pick?.from ?? []).some(({ place }) => {
    const { seat, zone } = partsOf(place);
    return view.seats[seat].zones[zone]?.kind === 'pile';
  });

export function PickSheet({ question }: Asked) {
  const { words, language } = useLaidWords();
  const { seats } = useLaid().table;
  const title = askedIn(words, question.decision, seats[question.player].name, language);
  return <CardSheet title={title} cards={question.decision.pick?.from ?? []} />;
}

function Pick({ question }: Asked) {
  return <PickDock question={question} note="" inSheet={picksInSheet(question, useLaid().table)} />;
}

/** The values of a question, by their words. */
function Values({ question }: Asked) {
  const { acts } = useLaid();
  const { words, language } = useLaidWords();
  return (
    <AskedDock>
      <BackButton />
      {(question.decision.values ?? []).map((value, i) => (
        <Button key={String(value)} hint={String(i + 1)} data-act="answer" onClick={() => acts.answer({ kind: 'value', value })}>
          {wordIn(words.acts, String(value), language)}
        </Button>
      ))}
    </AskedDock>
  );
}

/** Acts without a card as buttons; those of cards are found at the cards, and in the list of all acts. */
function Acts({ question }: Asked) {
  const { acts, table } = useLaid();
  const { words, language } = useLaidWords();
  const { form, decision } = question;
  const isOpen = isOpenPlay(decision);
  const alone = (decision.options ?? []).filter(({ card, do: act }) => card === undefined && act !== 'pass');
  return (
    <AskedDock kind={form === 'window' ? 'window' : 'priority'} aside={<TakeBackButton table={table} />}>
      {form !== 'choice' && <LookButton />}
      {alone.map(({ do: act, index }, i) => (
        <Button key={index} hint={String(i + 1)} data-act={act} onClick={() => acts.answer({ kind: 'option', index })}>
          {wordIn(words.acts, act, language)}
        </Button>
      ))}
      <AllActsButton data-back data-act="all" />
      <Button tone={isOpen ? 'plain' : 'main'} hint={isOpen ? 'N' : 'Space'} data-act="pass" onClick={acts.pass}>
        {wordIn(words.acts, isOpen ? 'end' : 'pass', language)}
      </Button>
    </AskedDock>
  );
}

/** What the dock asks a game whose cards lie in lists. */
export const laidDock: GameDock<LaidTable> = {
  rules: { over: 'game-over' },
  cardAt: lyingAt,
  asksActs: ({ kind }) => kind === 'priority',
  hides: ({ faceUp }) => !faceUp,
  goesOut: () => false,

  useSentence: (question) => {
    const { words, language } = useLaidWords();
    const { seats } = useLaid().table;
    return question
      ? askedIn(words, question.decision, seats[question.player].name, language)
      : wordIn(words.rules, 'game-over', language);
  },
  useBecause: () => {
    const { words, language } = useLaidWords();
    return (reasons) => eachOnce(reasons.map(({ rule }) => ({ rule, text: wordIn(words.rules, rule, language) })));
  },
  useWording: () => {
    const { words, language } = useLaidWords();
    return ({ do: act }) => wordIn(words.acts, act, language);
  },
  isUsual: () => true,
  useNoteOn: (_, against) => against,
  useListed: () => {
    const { words, language } = useLaidWords();
    const { question } = useLaid().table;
    const alone = (question?.decision.options ?? []).filter(({ card }) => card === undefined);
    const isOpen = question !== null && isOpenPlay(question.decision);
    return {
      actsOf: (thoughts) => thoughts.flatMap(({ label, options: [option] }) => (option ? [{ index: option.index, label }] : [])),
      others: alone.map(({ do: act, index }) => ({
        index,
        label: wordIn(words.acts, act === 'pass' && isOpen ? 'end' : act, language),
      })),
    };
  },

  Prompt: ({ question }) => {
    const { pick, values } = question.decision;
    const Form = pick ? Pick : values ? Values : Acts;
    return <Form question={question} />;
  },
  useOver: (result) => {
    const { words, language } = useLaidWords();
    return { seat: result && result.winner !== 'draw' ? result.winner : null, say: wordIn(words.rules, 'game-over', language) };
  },
};
