import { useId } from 'react';
import type { Player } from '../../engine';
import { useLanguage } from '../../i18n/language';
import { useShellTexts } from '../../i18n/shell-texts';
import { builtInDecks } from '../../store/card-book';
import { PRIORITY_MODES, type PriorityMode } from '../../store/seats';
import { SeatCrest, seatClass } from '../art';
import { Choice } from '../shared/Choice';

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
  const language = useLanguage();
  const id = useId();
  const deck = builtInDecks.find((one) => one.id === plan.deck);
  return (
    <section className={`seat-setup ${seatClass(seat)}`} aria-label={t.setup.seat(seat + 1)}>
      <header><SeatCrest seat={seat} size={64} /></header>
      <label className="field" htmlFor={`${id}-name`}>
        <span>{t.setup.name}</span>
        <input id={`${id}-name`} type="text" maxLength={16} autoComplete="off" spellCheck={false} placeholder={t.setup.namelessSeat[seat]} value={plan.name} onChange={(event) => onChange({ ...plan, name: event.target.value })} />
      </label>
      <label className="field" htmlFor={`${id}-deck`}>
        <span>{t.setup.deck}</span>
        <select id={`${id}-deck`} value={plan.deck} onChange={(event) => onChange({ ...plan, deck: event.target.value })}>
          {builtInDecks.map((one) => <option key={one.id} value={one.id}>{one[language]}</option>)}
        </select>
      </label>
      <p className="seat-setup__theme">{deck && <>{deck.theme[language]} <small>{t.setup.deckSize(deck.main.length, deck.fusion.length)}</small></>}</p>
      <Choice label={t.setup.priority} options={PRIORITY_MODES.map((value) => ({ value, label: t.priority[value] }))} value={plan.mode} onChange={(mode) => onChange({ ...plan, mode })} />
      <p className="seat-setup__note">{plan.mode === 'smooth' ? t.priority.smoothNote : t.priority.strictNote}</p>
    </section>
  );
}
