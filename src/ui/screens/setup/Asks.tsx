import { useDeckTexts } from '../../../i18n/deck-texts';
import { useLengthTexts } from '../../../i18n/length-texts';
import { useSecrecyTexts } from '../../../i18n/secrecy-texts';
import { useShellTexts } from '../../../i18n/shell-texts';
import { useStartTexts } from '../../../i18n/start-texts';
import { signOf } from '../../../games/played';
import { FORMATS } from '../../../store/decks/deck-choice';
import { useDeckShelf } from '../../../store/decks/deck-shelf';
import { SEATINGS, useSeating } from '../../../store/desk/seating';
import { useRuleSet } from '../../../store/rule-set';
import { SECRECIES } from '../../../store/running/secrecy';
import { PRIORITY_MODES, type PriorityMode } from '../../../store/seats';
import { Choice, type ChoiceProps } from '../../base/shared/Choice';
import { Note } from '../../base/shared/Note';
import { LENGTHS, type StartPlan } from '../../../store/start-plan';

const LIFE_POINTS = [8000, 4000, 2000];

interface AsksProps {
  readonly plan: StartPlan;
  readonly onChange: (change: Partial<StartPlan>) => void;
  /** With Side Decks of how many cards a match would be played. */
  readonly sideDecks: string;
}

/** How it is played and where the players sit, in questions. */
export function Asks({ plan, onChange, sideDecks }: AsksProps) {
  const t = useStartTexts();
  const { setup, priority } = useShellTexts();
  const secrecy = useSecrecyTexts();
  const length = useLengthTexts();
  const decks = useDeckTexts();
  const { format, chooseFormat } = useDeckShelf();
  const { seating, sit } = useSeating();
  const asks = signOf(useRuleSet((store) => store.game)).asks;
  const { lifePoints, modes } = plan;
  const choices = LIFE_POINTS.includes(lifePoints) ? LIFE_POINTS : [...LIFE_POINTS, lifePoints];
  const isMixed = modes[0] !== modes[1];
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-y-3.5 gap-x-7">
      {asks.includes('lifePoints') && (
        <Question
          label={t.howLong}
          options={choices.map((value) => ({ value, label: setup.lifePointsOf[value] ?? String(value) }))}
          value={lifePoints}
          onChange={(value) => onChange({ lifePoints: value })}
        />
      )}
      {asks.includes('length') && (
        <Question
          label={length.label}
          options={LENGTHS.map((value) => ({ value, label: length.kind[value] }))}
          value={plan.length}
          onChange={(value) => onChange({ length: value })}
          note={sideDecks}
          isNoteShown={plan.length === 'match'}
        />
      )}
      {asks.includes('format') && (
        <Question
          label={decks.format}
          options={FORMATS.map((value) => ({ value, label: decks.formats[value] }))}
          value={format}
          onChange={chooseFormat}
        />
      )}
      <Question
        label={t.whoseHand}
        options={SECRECIES.map((value) => ({ value, label: secrecy.mode[value] }))}
        value={plan.secrecy}
        onChange={(value) => onChange({ secrecy: value })}
        note={secrecy.note[plan.secrecy]}
      />
      <Question<PriorityMode | 'mixed'>
        label={t.whenAsked}
        options={PRIORITY_MODES.map((value) => ({ value, label: priority[value] }))}
        value={isMixed ? 'mixed' : modes[0]}
        onChange={(value) => value !== 'mixed' && onChange({ modes: [value, value] })}
        note={isMixed ? t.mixed : priority[`${modes[0]}Note`]}
      />
      <Question
        label={t.whereSit}
        options={SEATINGS.map((value) => ({ value, label: secrecy.seatings[value] }))}
        value={seating}
        onChange={sit}
        note={secrecy.seatingNote[seating]}
      />
    </div>
  );
}

interface QuestionProps<T extends string | number> extends ChoiceProps<T> {
  /** What the answer means. It has its place also while it is not shown. */
  readonly note?: string;
  readonly isNoteShown?: boolean;
}

function Question<T extends string | number>({ note, isNoteShown = true, ...rest }: QuestionProps<T>) {
  return (
    <div>
      <Choice isQuestion size="small" {...rest} />
      {note !== undefined && <Note className={`mt-1 min-h-[2.8em] ${isNoteShown ? '' : 'invisible'}`}>{note}</Note>}
    </div>
  );
}
