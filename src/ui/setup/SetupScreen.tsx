import { useState } from 'react';
import { useShellTexts } from '../../i18n/shell-texts';
import { builtInDecks } from '../../store/card-book';
import { useDuel } from '../../store/duel-store';
import { USUAL_SECRECY } from '../../store/secrecy';
import { ChainCircle, KusariMark } from '../art';
import { DoorList } from '../doors/DoorList';
import { openRecording } from '../menu/recording-file';
import { SecrecyChoice } from '../menu/SecrecyChoice';
import { SettingsFields } from '../menu/SettingsFields';
import { TroubleNote } from '../menu/TroubleNote';
import { Button } from '../shared/Button';
import { Choice } from '../shared/Choice';
import { newSeed } from './new-seed';
import { SeatSetup, type SeatPlan } from './SeatSetup';
import { presetOf } from './url-preset';
import './setup.css';

const LIFE_POINTS = [8000, 4000, 2000];

function seatPlans(preset: ReturnType<typeof presetOf>): readonly [SeatPlan, SeatPlan] {
  const plan = (seat: 0 | 1): SeatPlan => {
    const deck = preset.decks?.[seat];
    const known = builtInDecks.find((one) => one.id === deck) ?? builtInDecks[seat] ?? builtInDecks[0];
    return { name: preset.names?.[seat] ?? '', deck: known?.id ?? '', mode: preset.modes?.[seat] ?? 'smooth' };
  };
  return [plan(0), plan(1)];
}

/** Who plays what: then the duel starts. */
export function SetupScreen() {
  const t = useShellTexts();
  const trouble = useDuel((store) => store.trouble);
  const [preset] = useState(() => presetOf(location.search));
  const [[first, second], setPlans] = useState(() => seatPlans(preset));
  const [lifePoints, setLifePoints] = useState(preset.lifePoints ?? 8000);
  const [secrecy, setSecrecy] = useState(preset.secrecy ?? USUAL_SECRECY);
  const [seed, setSeed] = useState(() => preset.seed ?? newSeed());
  const choices = LIFE_POINTS.includes(lifePoints) ? LIFE_POINTS : [...LIFE_POINTS, lifePoints];

  const start = (): void => {
    const nameOf = ({ name }: SeatPlan, seat: 0 | 1): string => name.trim() || t.setup.namelessSeat[seat] || `${seat + 1}`;
    const [a, b] = [nameOf(first, 0), nameOf(second, 1)];
    useDuel.getState().start({
      seats: [{ name: a, deck: first.deck }, { name: a === b ? `${b} 2` : b, deck: second.deck }],
      modes: [first.mode, second.mode],
      lifePoints,
      secrecy,
      seed: seed.trim() || newSeed(),
      ...(preset.first !== undefined && { first: preset.first }),
    });
  };

  return (
    <main className="setup">
      <header className="setup__head">
        <ChainCircle size={92} colour="var(--gold-2)" ground="var(--urushi-1)" />
        <h1><KusariMark />KUSARI<span lang="ja">鎖</span></h1>
        <p>{t.subtitle}</p>
      </header>
      <DoorList />
      {trouble && <TroubleNote trouble={trouble} />}
      <form className="setup__form" onSubmit={(event) => { event.preventDefault(); start(); }}>
        <div className="setup__seats">
          <SeatSetup seat={0} plan={first} onChange={(plan) => setPlans([plan, second])} />
          <SeatSetup seat={1} plan={second} onChange={(plan) => setPlans([first, plan])} />
        </div>
        <div className="setup__start">
          <Choice label={t.setup.lifePoints} options={choices.map((value) => ({ value, label: t.setup.lifePointsOf[value] ?? String(value) }))} value={lifePoints} onChange={setLifePoints} />
          <div className="setup__go">
            <button type="submit" className="btn btn--main btn--start">{t.setup.start}</button>
            <p>{t.setup.whoFirst}</p>
          </div>
        </div>
        <div className="setup__sharing"><SecrecyChoice value={secrecy} onChange={setSecrecy} /></div>
        <div className="setup__settings"><SettingsFields /></div>
        <details className="setup__advanced" open={preset.seed !== undefined}>
          <summary>{t.setup.advanced}</summary>
          <label className="field">
            <span>{t.setup.seed}</span>
            <input type="text" autoComplete="off" spellCheck={false} maxLength={64} value={seed} onChange={(event) => setSeed(event.target.value)} />
          </label>
          <p className="seat-setup__note">{t.setup.seedNote}</p>
          <div className="setup__tools">
            <Button onClick={() => setSeed(newSeed())}>{t.setup.newSeed}</Button>
            <Button onClick={() => void openRecording()}>{t.setup.openRecording}</Button>
          </div>
        </details>
      </form>
      <footer>{t.fan}</footer>
    </main>
  );
}
