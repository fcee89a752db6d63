import { useId, type ReactNode } from 'react';
import type { Seat as Player } from '../../../engine/table';
import { useShellTexts } from '../../../i18n/shell-texts';
import { SeatCrest, seatClass } from '../../base/art';
import { Field, TextField } from '../../base/shared/Field';

interface SeatSetupProps {
  readonly seat: Player;
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Who plays there, where that can be chosen. */
  readonly who: ReactNode;
  /** The decks to choose from. */
  readonly decks: ReactNode;
  /** What the chosen deck does, and why it is not legal. */
  readonly about: ReactNode;
}

/** One seat: who sits there, and with which deck. */
export function SeatSetup({ seat, name, onName, who, decks, about }: SeatSetupProps) {
  const t = useShellTexts();
  const id = useId();
  return (
    <section className={`seat-setup grid content-start gap-2.5 min-w-0 ${seatClass(seat)}`} aria-label={t.setup.seat(seat + 1)}>
      <header className="flex items-end gap-3">
        <SeatCrest seat={seat} size={48} />
        <Field label={t.setup.name} htmlFor={`${id}-name`} className="flex-1">
          <TextField
            look="large"
            id={`${id}-name`}
            maxLength={16}
            placeholder={t.setup.namelessSeat[seat]}
            value={name}
            onChange={(event) => onName(event.target.value)}
          />
        </Field>
      </header>
      {who}
      {decks}
      {about}
    </section>
  );
}
