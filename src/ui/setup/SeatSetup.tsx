import { useId, type ReactNode } from 'react';
import type { Player } from '../../engine/duel';
import { useShellTexts } from '../../i18n/shell-texts';
import { PRIORITY_MODES, type PriorityMode } from '../../store/seats';
import { SeatCrest, seatClass } from '../art';
import { Field, TextField } from '../shared/Field';
import { Note } from '../shared/Note';
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
  /** Why its deck is not legal, as soon as that can be told. */
  readonly causes: ReactNode;
  /** In the place of a deck of the duel. */
  readonly deck?: ReactNode;
}

/** One seat: who sits there, with which deck, and how it wants to be asked. */
export function SeatSetup({ seat, plan, onChange, causes, deck }: SeatSetupProps) {
  const t = useShellTexts();
  const id = useId();
  return (
    <section
      className={`seat-setup grid grid-cols-[auto_1fr] gap-x-4 gap-y-2.5 content-start p-4.5 rounded-tray seat-lacquer min-w-0 compact:p-3.5 compact:gap-x-3.5 compact:gap-y-2 ${seatClass(seat)}`}
      aria-label={t.setup.seat(seat + 1)}
    >
      <header className="row-[1/3]">
        <SeatCrest seat={seat} size={64} />
      </header>
      <Field label={t.setup.name} htmlFor={`${id}-name`}>
        <TextField
          look="large"
          id={`${id}-name`}
          maxLength={16}
          placeholder={t.setup.namelessSeat[seat]}
          value={plan.name}
          onChange={(event) => onChange({ ...plan, name: event.target.value })}
        />
      </Field>
      {deck ?? <SeatDeck deck={plan.deck} onChange={(chosen) => onChange({ ...plan, deck: chosen })} causes={causes} />}
      <Choice
        className="col-span-full"
        label={t.setup.priority}
        options={PRIORITY_MODES.map((value) => ({ value, label: t.priority[value] }))}
        value={plan.mode}
        onChange={(mode) => onChange({ ...plan, mode })}
      />
      <Note className="col-span-full min-h-[2.8em]">
        {plan.mode === 'smooth' ? t.priority.smoothNote : t.priority.strictNote}
      </Note>
    </section>
  );
}
