import { useId } from 'react';
import type { Player } from '../../engine';
import { useShellTexts } from '../../i18n/shell-texts';
import { PRIORITY_MODES, type PriorityMode } from '../../store/seats';
import { SeatCrest, seatClass } from '../art';
import { Choice } from '../shared/Choice';
import { SeatDeck } from './SeatDeck';

export interface SeatPlan {
  readonly name: string;
  readonly deck: string;
  readonly mode: PriorityMode;
}

interface SeatSetupProps {
  readonly seat: Player;
  readonly plan: SeatPlan;
  readonly onChange: (plan: SeatPlan) => void;
}

/** One seat: who sits there, with which deck, and how it wants to be asked. */
export function SeatSetup({ seat, plan, onChange }: SeatSetupProps) {
  const t = useShellTexts();
  const id = useId();
  return (
    <section className={`seat-setup ${seatClass(seat)}`} aria-label={t.setup.seat(seat + 1)}>
      <header>
        <SeatCrest seat={seat} size={64} />
      </header>
      <label className="field" htmlFor={`${id}-name`}>
        <span>{t.setup.name}</span>
        <input
          id={`${id}-name`}
          type="text"
          maxLength={16}
          autoComplete="off"
          spellCheck={false}
          placeholder={t.setup.namelessSeat[seat]}
          value={plan.name}
          onChange={(event) => onChange({ ...plan, name: event.target.value })}
        />
      </label>
      <SeatDeck deck={plan.deck} onChange={(deck) => onChange({ ...plan, deck })} />
      <Choice
        label={t.setup.priority}
        options={PRIORITY_MODES.map((value) => ({ value, label: t.priority[value] }))}
        value={plan.mode}
        onChange={(mode) => onChange({ ...plan, mode })}
      />
      <p className="seat-setup__note">{plan.mode === 'smooth' ? t.priority.smoothNote : t.priority.strictNote}</p>
    </section>
  );
}
