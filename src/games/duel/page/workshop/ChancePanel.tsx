import { useState } from 'react';
import type { EventView } from '../../../../engine/duel';
import { useWorkshopTexts } from '../../../../i18n/workshop-texts';
import { useOnTable } from '../../../../ui/base/shared/on-table';
import { outcomesIn, SIDES, type Shown, type Tossed } from '../../workshop/chance';
import { usePlaying } from './playing';

/** Of those that have come, so many can be chosen anew. */
const MOST_MET = 6;
const KINDS: readonly Tossed[] = ['coin', 'dice'];
const NOTHING: readonly EventView[] = [];
const OUTCOME = 'inline-flex max-w-full flex-wrap items-center gap-1.5 text-note';

/** What coins and dice have shown in the line that is played, and what they show next: each is chosen by whoever plays it. */
export function ChancePanel() {
  const t = useWorkshopTexts();
  const log = useOnTable(({ table }) => (table ? (table.view.log as readonly EventView[]) : NOTHING));
  const { bring, fixed } = usePlaying();
  const [isRefused, refuse] = useState(false);
  const word = (shown: Shown): string => (typeof shown === 'number' ? String(shown) : t.situation[shown]);
  const choose = (what: Tossed, number: number, value: string): void =>
    refuse(!bring(what, number, SIDES[what].find((one) => String(one) === value) ?? null));
  /** `isOpen`: it may be left to chance. */
  const sides = (what: Tossed, name: string, value: string, onChoose: (value: string) => void, isOpen = false) => (
    <select
      className="min-h-tap max-w-full min-w-0 rounded-tray border border-washi-line bg-transparent px-1.5 text-ink"
      data-chance={`${what} ${name}`}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {isOpen && <option value="">{t.situation.chance}</option>}
      {SIDES[what].map((side) => (
        <option key={side} value={String(side)}>
          {word(side)}
        </option>
      ))}
    </select>
  );
  const met = outcomesIn(log);
  return (
    <details className="workshop-slip__chance min-w-0">
      <summary className="min-h-tap cursor-pointer content-center">{t.play.chance}</summary>
      <p className="text-note">{t.play.chanceNote}</p>
      {KINDS.map((what) => {
        const shown = met.filter((one) => one.what === what);
        const next = shown.length;
        const nameOf = what === 'coin' ? t.play.coin : t.play.die;
        return (
          <div key={what} className="flex flex-wrap gap-x-3 gap-y-1">
            {shown.map((one, number) =>
              number < next - MOST_MET ? null : (
                <label key={one.line} className={OUTCOME}>
                  {nameOf(number + 1)}
                  {sides(what, `${number}`, String(one.shown), (value) => choose(what, number, value))}
                </label>
              ),
            )}
            <label className={OUTCOME}>
              {what === 'coin' ? t.play.nextCoin : t.play.nextDie}
              {sides(what, 'next', String(fixed[what][next] ?? ''), (value) => choose(what, next, value), true)}
            </label>
          </div>
        );
      })}
      <p role="status" className="text-note">
        {isRefused && t.play.notChosen}
      </p>
    </details>
  );
}
