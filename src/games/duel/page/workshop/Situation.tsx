import type { ReactNode } from 'react';
import { useRuleSetTexts } from '../../../../i18n/rule-set-texts';
import { useTableTexts } from '../../../../i18n/table-texts';
import { useWorkshopTexts } from '../../../../i18n/workshop-texts';
import { PROFILE_IDS } from '../../../../store/rule-set';
import { Button } from '../../../../ui/base/shared/Button';
import { Choice } from '../../../../ui/base/shared/Choice';
import { Field, FieldName, SelectField, TextField } from '../../../../ui/base/shared/Field';
import { Note } from '../../../../ui/base/shared/Note';
import { changeSeat } from '../../workshop/laying';
import { Amount, Check } from './Check';
import { namesIn } from './spot-words';
import { useWorkshop } from './workshop-store';

const PHASES = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const;
const DIE = [1, 2, 3, 4, 5, 6] as const;
const LONGEST_TITLE = 64;

/** What is so besides the cards: whose turn, how many Life Points, what chance will bring. */
export function Situation() {
  const t = useWorkshopTexts();
  const table = useTableTexts();
  const { nameOf } = useRuleSetTexts();
  const { position, change } = useWorkshop();
  const names = namesIn(t);
  const { title, profile, turn, turnPlayer, phase, seats, coins, dice, beside } = position;
  return (
    <div className="grid gap-3" data-situation>
      <div className="grid grid-cols-2 gap-2">
        {([0, 1] as const).map((seat) => (
          <Amount
            key={seat}
            label={t.situation.lifePoints(names[seat])}
            value={seats[seat].lifePoints}
            onChange={(lifePoints) => change(changeSeat(position, seat, { lifePoints }))}
          />
        ))}
        <Amount
          label={t.situation.turn}
          value={turn}
          least={1}
          most={999}
          onChange={(next) => change({ ...position, turn: next })}
        />
        {/* A name of a phase is longer than half of the panel. */}
        <div className="col-span-2">
          <Field label={t.situation.phase}>
            <SelectField
              data-phase
              value={phase}
              onChange={(event) => change({ ...position, phase: PHASES.find((one) => one === event.target.value) ?? 'main1' })}
            >
              {PHASES.map((one) => (
                <option key={one} value={one}>
                  {table.phaseName[one]}
                </option>
              ))}
            </SelectField>
          </Field>
        </div>
      </div>
      <Choice
        size="tiny"
        label={t.situation.turnPlayer}
        options={([0, 1] as const).map((value) => ({ value, label: names[value] }))}
        value={turnPlayer}
        onChange={(next) => change({ ...position, turnPlayer: next })}
      />
      <div className="grid">
        {([0, 1] as const).map((seat) => (
          <Check
            key={seat}
            label={t.situation.normalSummonUsed(names[seat])}
            is={seats[seat].normalSummonUsed}
            onChange={(normalSummonUsed) => change(changeSeat(position, seat, { normalSummonUsed }))}
          />
        ))}
      </div>
      <Choice
        size="tiny"
        label={t.situation.profile}
        options={PROFILE_IDS.map((value) => ({ value, label: nameOf(value) }))}
        value={profile}
        onChange={(next) => change({ ...position, profile: next })}
      />
      <Field label={t.situation.name}>
        <TextField
          maxLength={LONGEST_TITLE}
          value={title}
          data-title
          onChange={(event) => change({ ...position, title: event.target.value })}
        />
      </Field>
      <Outcomes
        label={t.situation.coins}
        so={coins.map((coin) => t.situation[coin ?? 'open'])}
        onClear={() => change({ ...position, coins: [] })}
      >
        {(['heads', 'tails'] as const).map((coin) => (
          <Button key={coin} size="small" data-coin={coin} onClick={() => change({ ...position, coins: [...coins, coin] })}>
            {t.situation[coin]}
          </Button>
        ))}
      </Outcomes>
      <Outcomes
        label={t.situation.dice}
        so={dice.map((eyes) => (eyes === null ? t.situation.open : String(eyes)))}
        onClear={() => change({ ...position, dice: [] })}
      >
        {DIE.map((eyes) => (
          <Button key={eyes} size="small" data-die={eyes} onClick={() => change({ ...position, dice: [...dice, eyes] })}>
            {eyes}
          </Button>
        ))}
      </Outcomes>
      {beside.steps.length > 0 && (
        <div className="grid gap-2">
          <Note>{t.situation.steps(beside.steps.length)}</Note>
          <Button
            size="small"
            data-act="no-steps"
            onClick={() => {
              // What was expected after them says nothing of the position alone.
              const { expect: _, lesson: __, ...rest } = beside;
              change({ ...position, beside: { ...rest, steps: [] } });
            }}
          >
            {t.situation.noSteps}
          </Button>
        </div>
      )}
    </div>
  );
}

interface OutcomesProps {
  readonly label: string;
  readonly so: readonly string[];
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** What comes of chance, in order; after these chance itself decides. */
function Outcomes({ label, so, onClear, children }: OutcomesProps) {
  const t = useWorkshopTexts();
  return (
    <div className="grid gap-1" role="group" aria-label={label}>
      <FieldName>{`${label}: ${[...so, t.situation.chance].join(' · ')}`}</FieldName>
      <span className="flex flex-wrap gap-1">
        {children}
        {so.length > 0 && (
          <Button size="small" onClick={onClear}>
            {t.situation.clear}
          </Button>
        )}
      </span>
    </div>
  );
}
