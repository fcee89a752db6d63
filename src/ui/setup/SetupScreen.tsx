import { useState, type ReactNode } from 'react';
import { useSettings } from '../../store/keeping/settings';
import type { ProfileId } from '../../engine/duel';
import { useDeckTexts } from '../../i18n/deck-texts';
import { useLanguage } from '../../i18n/language';
import { useLengthTexts } from '../../i18n/length-texts';
import { useRuleSetTexts } from '../../i18n/rule-set-texts';
import { useShellTexts } from '../../i18n/shell-texts';
import { deckById, FORMATS, nameOfDeck, SIDE_DECK } from '../../store/decks/deck-choice';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { useRuleSet } from '../../store/rule-set';
import type { DuelPlan } from '../../store/keeping/open-duel';
import { USUAL_SECRECY } from '../../store/running/secrecy';
import { ChainCircle, KusariMark } from '../art';
import { SeatingChoice } from '../menu/SeatingChoice';
import { SecrecyChoice } from '../menu/SecrecyChoice';
import { openPublicWindow } from '../shared/open-public-window';
import { SettingsFields } from '../menu/SettingsFields';
import { Button } from '../shared/Button';
import { Field, TextField } from '../shared/Field';
import { Note } from '../shared/Note';
import { Tile } from '../shared/Tile';
import { Choice } from '../shared/Choice';
import { LengthChoice, type Length } from './LengthChoice';
import { newSeed } from '../shared/new-seed';
import { SeatSetup, type SeatPlan } from './SeatSetup';
import { RuleSetChoice } from './RuleSetChoice';
import { VisionDeck } from './VisionDeck';
import { useVisionSeats } from './use-vision-seats';
import { presetOf, type Preset } from './url-preset';
import { useKept } from './use-kept';
import type { TableBehind } from './table-behind';
import type { Later } from '../../store/fetching/later';
import { FaultWords } from '../faults/FaultWords';
import { pickFile, RECORDINGS } from '../shared/file';
import './setup.css';

const LIFE_POINTS = [8000, 4000, 2000];

/** For each rule set two decks that are legal, quick to read and a match for each other. */
const FIRST_DECKS: Readonly<Record<ProfileId, readonly [string, string]>> = {
  expert: ['chaos-beatdown', 'warrior-rush'],
  modern: ['two-magicians', 'dead-city-gears'],
};

function seatPlans(preset: ReturnType<typeof presetOf>): readonly [SeatPlan, SeatPlan] {
  const plan = (seat: 0 | 1): SeatPlan => {
    const deck = preset.decks?.[seat];
    return {
      name: preset.names?.[seat] ?? '',
      deck: deck !== undefined && deckById(deck) ? deck : FIRST_DECKS[useRuleSet.getState().profile][seat],
      mode: preset.modes?.[seat] ?? 'smooth',
    };
  };
  return [plan(0), plan(1)];
}

/** The other language, in its own words: whoever needs it cannot read the settings. */
function OtherLanguage() {
  const t = useShellTexts();
  const { language, change } = useSettings();
  const other = language === 'en' ? 'ja' : 'en';
  return (
    <Button lang={other} onClick={() => change({ language: other })}>
      {t.setup.languages[other]}
    </Button>
  );
}

/** Why no duel can start with these decks, as a sentence; null when it can, or as long as nobody can tell. */
function useUnplayable(decks: readonly string[], there: TableBehind | null): string | null {
  const { setup } = useDeckTexts();
  const language = useLanguage();
  const { format } = useDeckShelf();
  const { profile } = useRuleSet();
  if (decks.some((id) => !deckById(id))) return setup.gone;
  const deck = there?.firstUnplayable(decks, format, profile);
  return deck ? setup.cannotStart(nameOfDeck(deck, language) || setup.unnamed) : null;
}

/** What the address presets; the rule set at once, since all decks are looked at by it. */
function presetOfPage(): Preset {
  const preset = presetOf(location.search);
  if (preset.profile) useRuleSet.getState().preset(preset.profile);
  return preset;
}

/** Whoever has left the decks as they were finds those of the other rule set. */
const withFirstDecks = ([a, b]: readonly [SeatPlan, SeatPlan], from: ProfileId, to: ProfileId): readonly [SeatPlan, SeatPlan] =>
  [a.deck, b.deck].join() === FIRST_DECKS[from].join()
    ? [
        { ...a, deck: FIRST_DECKS[to][0] },
        { ...b, deck: FIRST_DECKS[to][1] },
      ]
    : [a, b];

/** What opens a part that is seldom needed. */
const MORE = `inline-flex min-h-tap cursor-pointer items-center gap-2 text-note text-writing-2
  before:text-gold-2 before:content-['▸'] group-open/more:before:content-['▾']`;

interface SetupScreenProps {
  /** The ways to the other screens. */
  readonly doors: ReactNode;
  /** What begins a duel. It is being fetched while the players choose; `there`: it has come. */
  readonly table: Later<TableBehind>;
  readonly there: TableBehind | null;
  readonly openFile: (file: File | null) => void;
}

/** Who plays what: then the duel starts. */
export function SetupScreen({ doors, table, there, openFile }: SetupScreenProps) {
  const t = useShellTexts();
  const [isMissing, setMissing] = useState(false);
  const [preset] = useState(presetOfPage);
  const [[first, second], setPlans] = useKept('seats', () => seatPlans(preset));
  const [lifePoints, setLifePoints] = useKept('lifePoints', () => preset.lifePoints ?? 8000);
  const [secrecy, setSecrecy] = useKept('secrecy', () => preset.secrecy ?? USUAL_SECRECY);
  const { format, chooseFormat } = useDeckShelf();
  const { profile, isVision } = useRuleSet();
  const vision = useVisionSeats(isVision, table);
  const deckWords = useDeckTexts();
  const duelUnplayable = useUnplayable([first.deck, second.deck], there);
  const unplayable = isVision ? null : duelUnplayable;
  const [seed, setSeed] = useState(() => preset.seed ?? newSeed());
  const [length, setLength] = useKept('length', (): Length => (preset.isMatch ? 'match' : 'single'));
  const m = useLengthTexts();
  const rules = useRuleSetTexts();
  const choices = LIFE_POINTS.includes(lifePoints) ? LIFE_POINTS : [...LIFE_POINTS, lifePoints];

  const nameOf = ({ name }: SeatPlan, seat: 0 | 1): string => name.trim() || t.setup.namelessSeat[seat] || `${seat + 1}`;
  const names = [nameOf(first, 0), nameOf(second, 1)] as const;
  const wrong =
    !isVision && length === 'match' && unplayable === null
      ? (there?.wrongSideDecks([first.deck, second.deck], profile) ?? [])
      : [];
  const cannotStart = unplayable !== null || wrong.length > 0 || (isVision && !vision.decks);

  const visionDeck = (seat: 0 | 1): ReactNode =>
    isVision && <VisionDeck decks={vision.decks} deck={vision.seats[seat]} onChange={(deck) => vision.choose(seat, deck)} />;

  const causesOf = ({ deck }: SeatPlan): ReactNode => there && <there.DeckCauses deck={deck} />;

  const start = (): void => {
    if (cannotStart) return;
    const [a, b] = names;
    const plan: DuelPlan = {
      profile,
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
    // A window opens only in answer to a press: it cannot wait for the table.
    if (!isVision && secrecy === 'public') openPublicWindow();
    setMissing(false);
    table.get().then(
      ({ beginDuel, beginMatch, beginVision }) => {
        if (isVision) return beginVision({ ...plan, seats: vision.seated(plan.seats) });
        return length === 'match' ? beginMatch(plan) : beginDuel(plan);
      },
      () => setMissing(true),
    );
  };

  return (
    <main className="setup min-h-dvh grid grid-rows-[auto_1fr_auto] justify-items-center content-start gap-[clamp(10px,2vh,22px)] px-5 pt-[clamp(14px,3vh,36px)] pb-3 text-writing-1 font-text text-body/calm font-medium">
      <header className="w-[min(1240px,100%)] flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="grid grid-cols-[auto_auto] items-center gap-x-5">
          <ChainCircle
            className="row-[1/3] compact:size-16"
            size={92}
            colour="var(--color-gold-2)"
            ground="var(--color-urushi-1)"
          />
          <h1 className="flex items-center gap-3.5 font-display text-[40px]/none font-normal tracking-brand text-gold-1 self-end compact:text-[30px]">
            <KusariMark className="size-10 compact:size-7.5" />
            KUSARI
            <span className="tracking-[0] text-gold-2 text-[0.8em]" lang="ja">
              鎖
            </span>
          </h1>
          <p className="self-start text-writing-2 mt-1.5">{t.subtitle}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {doors}
          <OtherLanguage />
        </div>
      </header>
      {there && <there.StartTrouble />}
      {isMissing && (
        <div role="alert">
          <FaultWords fault="notFetched" what="screen" />
        </div>
      )}
      <form
        className="w-[min(1240px,100%)] grid gap-[clamp(12px,2.2vh,22px)] content-start"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <RuleSetChoice onChoose={(next) => next !== 'vision' && setPlans(withFirstDecks([first, second], profile, next))} />
        <div className="setup__seats relative grid grid-cols-[1fr_1fr] gap-5.5 narrow:grid-cols-[1fr]">
          <SeatSetup
            seat={0}
            plan={first}
            onChange={(plan) => setPlans([plan, second])}
            deck={visionDeck(0) || undefined}
            causes={causesOf(first)}
          />
          <SeatSetup
            seat={1}
            plan={second}
            onChange={(plan) => setPlans([first, plan])}
            deck={visionDeck(1) || undefined}
            causes={causesOf(second)}
          />
        </div>
        <Tile className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 px-4.5 py-4 compact:px-3.5 compact:py-3 narrow:grid-cols-1">
          <div className="flex flex-wrap gap-x-5.5 gap-y-2.5">
            {!isVision && (
              <>
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
              </>
            )}
          </div>
          <div className="grid justify-items-end gap-1.5 max-w-55 text-end narrow:max-w-none narrow:justify-items-stretch narrow:w-full">
            <Button type="submit" tone="main" size="large" aria-disabled={cannotStart || undefined}>
              {!isVision && length === 'match' ? m.start : isVision ? rules.start : t.setup.start}
            </Button>
            {wrong.map(({ player, got }) => (
              <p key={player} role="alert" className="text-note max-w-[22em] text-writing-1 text-end">
                {m.wrongSideDeck(names[player], got, SIDE_DECK)}
              </p>
            ))}
            {unplayable === null ? (
              <p className="text-writing-2 text-note">{isVision ? rules.whoFirst : t.setup.whoFirst}</p>
            ) : (
              <p role="alert" className="text-note max-w-[22em] text-writing-1 text-end">
                {unplayable}
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-x-5.5 gap-y-2.5 col-span-full">
            <SecrecyChoice value={secrecy} onChange={setSecrecy} />
            <SeatingChoice />
          </div>
        </Tile>
        <details className="group/more px-4.5">
          <summary className={MORE}>{t.setup.screen}</summary>
          <div className="flex flex-wrap gap-x-7 gap-y-3.5 mb-2.5">
            <SettingsFields />
          </div>
        </details>
        <details className="group/more px-4.5" open={preset.seed !== undefined}>
          <summary className={MORE}>{t.setup.advanced}</summary>
          <Field label={t.setup.seed} className="mb-2.5 max-w-[26em]">
            <TextField look="large" maxLength={64} value={seed} onChange={(event) => setSeed(event.target.value)} />
          </Field>
          <Note className="mb-2.5">{t.setup.seedNote}</Note>
          <div className="flex flex-wrap gap-2 mb-2.5">
            <Button onClick={() => setSeed(newSeed())}>{t.setup.newSeed}</Button>
            <Button onClick={() => void pickFile(RECORDINGS).then((file) => file && openFile(file))}>
              {t.setup.openRecording}
            </Button>
          </div>
        </details>
      </form>
      <footer className="text-writing-3 text-note text-center">{t.fan}</footer>
    </main>
  );
}
