import { useState, type ReactNode } from 'react';
import { useDeckTexts } from '../../i18n/deck-texts';
import { useLanguage } from '../../i18n/language';
import { useMatchTexts } from '../../i18n/match-texts';
import { useShellTexts } from '../../i18n/shell-texts';
import { blocksDuel, causesAgainst, deckById, FORMATS, nameOfDeck } from '../../store/decks/deck-book';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { useDuel } from '../../store/desk/duel-store';
import { SIDE_DECK, useMatch, wrongSideDecks } from '../../store/match/match-store';
import type { DuelPlan } from '../../store/keeping/open-duel';
import { USUAL_SECRECY } from '../../store/running/secrecy';
import { ChainCircle, KusariMark } from '../art';
import { openRecording } from '../menu/recording-file';
import { SeatingChoice } from '../menu/SeatingChoice';
import { SecrecyChoice } from '../menu/SecrecyChoice';
import { openPublicWindow } from '../shared/open-public-window';
import { SettingsFields } from '../menu/SettingsFields';
import { TroubleNote } from '../menu/TroubleNote';
import { Button } from '../shared/Button';
import { Choice } from '../shared/Choice';
import { LengthChoice, type Length } from './LengthChoice';
import { newSeed } from '../shared/new-seed';
import { OtherLanguage } from './OtherLanguage';
import { SeatSetup, type SeatPlan } from './SeatSetup';
import { presetOf } from './url-preset';
import { useKept } from './use-kept';
import './setup.css';

const LIFE_POINTS = [8000, 4000, 2000];

/** Two decks that are legal, quick to read and a match for each other. */
const FIRST_DECKS = ['chaos-beatdown', 'warrior-rush'] as const;

function seatPlans(preset: ReturnType<typeof presetOf>): readonly [SeatPlan, SeatPlan] {
  const plan = (seat: 0 | 1): SeatPlan => {
    const deck = preset.decks?.[seat];
    return {
      name: preset.names?.[seat] ?? '',
      deck: deck !== undefined && deckById(deck) ? deck : FIRST_DECKS[seat],
      mode: preset.modes?.[seat] ?? 'smooth',
    };
  };
  return [plan(0), plan(1)];
}

/**
 * Why no duel can start with these decks, as a sentence; null when it can. What is only illegal is said at the deck and stops
 * nothing.
 */
function useUnplayable(decks: readonly string[]): string | null {
  const { setup } = useDeckTexts();
  const language = useLanguage();
  const { format } = useDeckShelf();
  for (const id of decks) {
    const deck = deckById(id);
    if (!deck) return setup.gone;
    if (causesAgainst(deck, format).some(blocksDuel)) return setup.cannotStart(nameOfDeck(deck, language) || setup.unnamed);
  }
  return null;
}

/** Who plays what: then the duel starts. `doors`: the ways to the other screens. */
export function SetupScreen({ doors }: { readonly doors: ReactNode }) {
  const t = useShellTexts();
  const trouble = useDuel((store) => store.trouble);
  const [preset] = useState(() => presetOf(location.search));
  const [[first, second], setPlans] = useKept('seats', () => seatPlans(preset));
  const [lifePoints, setLifePoints] = useKept('lifePoints', () => preset.lifePoints ?? 8000);
  const [secrecy, setSecrecy] = useKept('secrecy', () => preset.secrecy ?? USUAL_SECRECY);
  const { format, chooseFormat } = useDeckShelf();
  const deckWords = useDeckTexts();
  const unplayable = useUnplayable([first.deck, second.deck]);
  const [seed, setSeed] = useState(() => preset.seed ?? newSeed());
  const [length, setLength] = useKept('length', (): Length => (preset.isMatch ? 'match' : 'single'));
  const m = useMatchTexts().setup;
  const choices = LIFE_POINTS.includes(lifePoints) ? LIFE_POINTS : [...LIFE_POINTS, lifePoints];

  const nameOf = ({ name }: SeatPlan, seat: 0 | 1): string => name.trim() || t.setup.namelessSeat[seat] || `${seat + 1}`;
  const names = [nameOf(first, 0), nameOf(second, 1)] as const;
  const wrong = length === 'match' && unplayable === null ? wrongSideDecks([first.deck, second.deck]) : [];
  const cannotStart = unplayable !== null || wrong.length > 0;

  const start = (): void => {
    if (cannotStart) return;
    const [a, b] = names;
    const plan: DuelPlan = {
      seats: [
        { name: a, deck: first.deck },
        { name: a === b ? `${b} 2` : b, deck: second.deck },
      ],
      modes: [first.mode, second.mode],
      lifePoints,
      secrecy,
      seed: seed.trim() || newSeed(),
      ...(preset.first !== undefined && { first: preset.first }),
    };
    if (secrecy === 'public') openPublicWindow();
    if (length === 'match') useMatch.getState().start(plan);
    else useDuel.getState().start(plan);
  };

  return (
    <main className="setup">
      <header className="setup__head">
        <div className="setup__brand">
          <ChainCircle size={92} colour="var(--gold-2)" ground="var(--urushi-1)" />
          <h1>
            <KusariMark />
            KUSARI<span lang="ja">鎖</span>
          </h1>
          <p>{t.subtitle}</p>
        </div>
        <div className="setup__doors">
          {doors}
          <OtherLanguage />
        </div>
      </header>
      {trouble && <TroubleNote trouble={trouble} />}
      <form
        className="setup__form"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <div className="setup__seats">
          <SeatSetup seat={0} plan={first} onChange={(plan) => setPlans([plan, second])} />
          <SeatSetup seat={1} plan={second} onChange={(plan) => setPlans([first, plan])} />
        </div>
        <div className="setup__start">
          <div className="setup__choices">
            <Choice
              label={t.setup.lifePoints}
              options={choices.map((value) => ({ value, label: t.setup.lifePointsOf[value] ?? String(value) }))}
              value={lifePoints}
              onChange={setLifePoints}
            />
            <LengthChoice value={length} decks={[first.deck, second.deck]} onChange={setLength} />
            <Choice
              label={deckWords.format}
              options={FORMATS.map((value) => ({ value, label: deckWords.formats[value] }))}
              value={format}
              onChange={chooseFormat}
            />
          </div>
          <div className="setup__go">
            <button type="submit" className="btn btn--main btn--start" aria-disabled={cannotStart || undefined}>
              {length === 'match' ? m.start : t.setup.start}
            </button>
            {wrong.map(({ player, got }) => (
              <p key={player} role="alert">
                {m.wrongSideDeck(names[player], got, SIDE_DECK)}
              </p>
            ))}
            {unplayable === null ? <p>{t.setup.whoFirst}</p> : <p role="alert">{unplayable}</p>}
          </div>
          <div className="setup__choices setup__sharing">
            <SecrecyChoice value={secrecy} onChange={setSecrecy} />
            <SeatingChoice />
          </div>
        </div>
        <details className="setup__more">
          <summary>{t.setup.screen}</summary>
          <div className="setup__settings">
            <SettingsFields />
          </div>
        </details>
        <details className="setup__more setup__advanced" open={preset.seed !== undefined}>
          <summary>{t.setup.advanced}</summary>
          <label className="field">
            <span>{t.setup.seed}</span>
            <input
              type="text"
              autoComplete="off"
              spellCheck={false}
              maxLength={64}
              value={seed}
              onChange={(event) => setSeed(event.target.value)}
            />
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
