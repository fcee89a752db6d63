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
import { Choice } from '../../base/shared/Choice';
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
    <div className="asks">
      {asks.includes('lifePoints') && (
        <Choice
          label={t.howLong}
          size="small"
          options={choices.map((value) => ({ value, label: setup.lifePointsOf[value] ?? String(value) }))}
          value={lifePoints}
          onChange={(value) => onChange({ lifePoints: value })}
        />
      )}
      {asks.includes('length') && (
        <div>
          <Choice
            label={length.label}
            size="small"
            options={LENGTHS.map((value) => ({ value, label: length.kind[value] }))}
            value={plan.length}
            onChange={(value) => onChange({ length: value })}
          />
          <Note className={plan.length === 'match' ? '' : 'invisible'}>{sideDecks}</Note>
        </div>
      )}
      {asks.includes('format') && (
        <Choice
          label={decks.format}
          size="small"
          options={FORMATS.map((value) => ({ value, label: decks.formats[value] }))}
          value={format}
          onChange={chooseFormat}
        />
      )}
      <div>
        <Choice
          label={t.whoseHand}
          size="small"
          options={SECRECIES.map((value) => ({ value, label: secrecy.mode[value] }))}
          value={plan.secrecy}
          onChange={(value) => onChange({ secrecy: value })}
        />
        <Note>{secrecy.note[plan.secrecy]}</Note>
      </div>
      <div>
        <Choice<PriorityMode | 'mixed'>
          label={t.whenAsked}
          size="small"
          options={PRIORITY_MODES.map((value) => ({ value, label: priority[value] }))}
          value={isMixed ? 'mixed' : modes[0]}
          onChange={(value) => value !== 'mixed' && onChange({ modes: [value, value] })}
        />
        <Note>{isMixed ? t.mixed : priority[`${modes[0]}Note`]}</Note>
      </div>
      <div>
        <Choice
          label={t.whereSit}
          size="small"
          options={SEATINGS.map((value) => ({ value, label: secrecy.seatings[value] }))}
          value={seating}
          onChange={sit}
        />
        <Note>{secrecy.seatingNote[seating]}</Note>
      </div>
    </div>
  );
}
