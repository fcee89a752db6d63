import type { DuelQuestion, ShownDuel } from '../../table';
import type { OptionView } from '../../../../engine/duel';
import { useLanguage } from '../../../../i18n/language';
import { usePendulumTexts } from '../../../../i18n/pendulum-texts';
import { useTable } from '../../../../store/desk/table-store';
import { Kamon } from '../../../../ui/base/art';
import { faceCard } from '../../../../ui/base/card';
import { faceClasses } from '../../../../ui/base/card/CardFace';
import { levelsBetween, scalesOf } from '../face/pendulum';
import { Reason } from '../../../../ui/base/rules/Reason';
import { Button } from '../../../../ui/base/shared/Button';
import { useDock } from '../../../../ui/base/shared/dock-store';
import '../face/pendulum.css';
import { walk } from '../../../../ui/base/shared/walk';
import { cardAt, partsOf } from '../../../../ui/table/field/places';
import { togglePick } from '../../../../ui/table/dock/picking';
import { pendulumSummon } from '../../thinking';
import { nameAt, questionSentence, type Speech } from './sentences';

interface Props {
  readonly table: ShownDuel;
  readonly question: DuelQuestion;
  readonly speech: Speech;
}

const isInMainPhase = ({ decision }: DuelQuestion): boolean => decision.kind === 'idle' && !decision.afterPhase;

export const pendulumOption = ({ decision }: DuelQuestion): OptionView | undefined =>
  decision.options?.find((option) => option.do === 'pendulumSummon');

/** Whether the monsters of a Pendulum Summon are asked for. */
export const asksPendulumMonsters = ({ form, decision }: DuelQuestion): boolean =>
  form !== 'window' && decision.prompt === 'pendulumSummon' && decision.pick !== undefined;

/** Begins the Pendulum Summon, or says in the dock why there is none. @returns whether there are any scales */
export function beginPendulumSummon({ question }: ShownDuel, speech: Speech): boolean {
  if (!question || question.form !== 'choice' || question.decision.kind !== 'idle') return false;
  const option = pendulumOption(question);
  if (option) useTable.getState().answer({ kind: 'option', index: option.index });
  const thought = option ? null : pendulumSummon();
  if (thought) useDock.getState().refuse(speech.because(thought.reasons));
  return option !== undefined || thought !== null;
}

/** Of this turn's: the key still says so. */
const isUsedUp = (): boolean => pendulumSummon()?.reasons.some(({ rule }) => rule === 'pendulum-summon-once') ?? false;

/** As soon as both scales stand, until it is used. */
export const offersPendulumSummon = (table: ShownDuel, question: DuelQuestion): boolean =>
  question.form === 'choice' &&
  isInMainPhase(question) &&
  scalesOf(table.view, question.player) !== null &&
  (pendulumOption(question) !== undefined || !isUsedUp());

/** The control of the Pendulum Summon, which says why it does nothing. */
export function PendulumSummonButton({ table, question, speech }: Props) {
  const begin = (): void => void beginPendulumSummon(table, speech);
  const isOpen = pendulumOption(question) !== undefined;
  return (
    <Button
      tone={isOpen ? 'main' : 'plain'}
      hint="P"
      data-act="pendulumSummon"
      {...(!isOpen && { reason: '', onWhyNot: begin })}
      onClick={begin}
    >
      {speech.prompt.act.pendulumSummon}
    </Button>
  );
}

/** What the scales of a seat let in, as a sentence; empty while nothing can come. */
export function useScalesSentence(table: ShownDuel, question: DuelQuestion): string {
  const t = usePendulumTexts();
  const scales = pendulumOption(question) ? scalesOf(table.view, question.player) : null;
  return scales ? t.open(t.levels(levelsBetween(scales))) : '';
}

/**
 * The monsters of a Pendulum Summon, those of the hand and of the open part of the extra deck: which may come, which are taken,
 * and of the others why not.
 */
export function PendulumSheet({ question, speech }: Pick<Props, 'question' | 'speech'>) {
  const t = usePendulumTexts();
  const language = useLanguage();
  const picked = useDock((dock) => dock.picked);
  const { refuse } = useDock.getState();
  const thought = pendulumSummon();
  const title = questionSentence(question, speech);
  if (!thought) return null;
  const rowOf = ({ card: place, level, reasons }: (typeof thought.monsters)[number]) => {
    const lying = cardAt(speech.view, place);
    const printed = lying?.passcode === undefined ? undefined : speech.info(lying.passcode);
    const face = printed && faceCard(printed.facts, language);
    const because = speech.because(reasons, lying?.passcode);
    const mayCome = because.length === 0;
    const take = (): void => {
      if (!mayCome) refuse(because);
      else if (!togglePick(question, place)) refuse([speech.prompt.whyNot.enough]);
    };
    return (
      <li key={place} className={`pendulum-row${mayCome ? '' : ' pendulum-row--no'}`} data-refused={mayCome ? undefined : ''}>
        <button
          type="button"
          className="row"
          data-pick={place}
          aria-pressed={mayCome ? picked.includes(place) : undefined}
          aria-disabled={!mayCome || undefined}
          onClick={take}
        >
          {face && (
            <span className={`pendulum-row__crest ${faceClasses(face)}`} aria-hidden="true">
              <Kamon facts={face} />
            </span>
          )}
          <span>
            {nameAt(place, speech)}
            <span className="pendulum-row__from">
              {t.level(level)} · {partsOf(place).zone === 'hand' ? t.fromHand : t.fromExtraDeck}
            </span>
          </span>
        </button>
        {because.map((reason) => (
          <Reason key={reason.text} reason={reason} />
        ))}
      </li>
    );
  };
  return (
    <section className="sheet tray" aria-label={title} data-sheet data-pendulum>
      <header className="pendulum-head">
        <h2 className="tray__head">{t.candidates}</h2>
        <p className="sheet__hint">
          {t.levels(levelsBetween(thought.scales))} · {t.zones(thought.zones)}
        </p>
      </header>
      <ul className="sheet__list" onKeyDown={walk('button', 'list')}>
        {thought.monsters.map(rowOf)}
      </ul>
    </section>
  );
}
