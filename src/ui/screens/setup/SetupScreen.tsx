import { useState } from 'react';
import { useDeckTexts } from '../../../i18n/deck-texts';
import { useLanguage } from '../../../i18n/language';
import { useLengthTexts } from '../../../i18n/length-texts';
import { useShellTexts } from '../../../i18n/shell-texts';
import { useSitterTexts } from '../../../i18n/sitter-texts';
import { useStartTexts } from '../../../i18n/start-texts';
import { SIDE_DECK } from '../../../store/decks/deck-choice';
import { ruleSetOf, signOf } from '../../../games/played';
import { useDeckShelf } from '../../../store/decks/deck-shelf';
import type { Later } from '../../../store/fetching/later';
import type { DuelPlan } from '../../../store/keeping/open-game';
import { kiosk, useForVisitors } from '../../../store/kiosk';
import { useRuleSet } from '../../../store/rule-set';
import type { Pair } from '../../../store/seats';
import type { Sitter } from '../../../store/running/sitter';
import { seatedIn } from '../../../store/start-plan';
import { Icon } from '../../base/art';
import { FaultWords } from '../../base/faults/FaultWords';
import { pickFile, RECORDINGS } from '../../base/shared/file';
import { deckAddress } from '../decks/doors';
import { Button, ButtonLink } from '../../base/shared/Button';
import { Field, TextField } from '../../base/shared/Field';
import { newSeed } from '../../base/shared/new-seed';
import { Note } from '../../base/shared/Note';
import { openPublicWindow } from '../../base/shared/open-public-window';
import { Asks } from './Asks';
import { DOOR, DoorHead } from './Door';
import { DeckTiles } from './DeckTiles';
import { FirstDoor } from './FirstDoor';
import { Games } from './Games';
import { MoreDoor } from './MoreDoor';
import { amongOffered, useOffer } from './seat-decks';
import { WhoPlays } from './WhoPlays';
import { SeatSetup } from './SeatSetup';
import { StartHead } from './StartHead';
import type { TableBehind } from './table-behind';
import { presetOf, type Preset } from './url-preset';
import { useKept } from './use-kept';
import { usePlan } from './use-plan';
import { useDecksOf } from './use-decks-of';
import { Versus } from './Versus';

/** What the address presets; the rule set at once, since all decks are looked at by it. */
function presetOfPage(): Preset {
  const preset = presetOf(location.search);
  if (preset.profile) useRuleSet.getState().preset(preset.profile);
  return preset;
}

const Step = ({ number, children }: { readonly number: number; readonly children: string }) => (
  <p className="flex items-center gap-2.5 font-display text-head/close font-normal">
    <i className="grid place-items-center w-6 h-7.5 border-3 border-gold-2 rounded-[12px] font-text text-[15px]/none font-semibold not-italic text-gold-1">
      {number}
    </i>
    {children}
  </p>
);

interface SetupScreenProps {
  /** What begins a duel. It is being fetched while the players choose; `there`: it has come. */
  readonly table: Later<TableBehind>;
  readonly there: TableBehind | null;
  readonly openFile: (file: File | null) => void;
}

/** The start: a first duel, a duel now, and everything beside the table. */
export function SetupScreen({ table, there, openFile }: SetupScreenProps) {
  const t = useShellTexts();
  const s = useStartTexts();
  const d = useDeckTexts();
  const m = useLengthTexts();
  const w = useSitterTexts();
  const language = useLanguage();
  const [preset] = useState(presetOfPage);
  const { game, played } = useRuleSet();
  const { asks, settled, start: begin, hasPartner } = signOf(game);
  const [plan, change] = usePlan(preset, played);
  const [isOpen, setOpen] = useKept('set-up', () => false);
  const [seed, setSeed] = useState(() => preset.seed ?? newSeed());
  const [isMissing, setMissing] = useState(false);
  const format = useDeckShelf((store) => store.format);
  const behind = useDecksOf(game, table);
  const offer = useOffer(behind);

  const { lifePoints, length, modes } = plan;
  const forVisitors = useForVisitors();
  const secrecy = kiosk ? forVisitors.secrecy : plan.secrecy;
  const decks = amongOffered(seatedIn(plan, played), offer, ruleSetOf(played).decks);
  const nameOf = (seat: 0 | 1): string => plan.names[seat].trim() || t.setup.namelessSeat[seat] || `${seat + 1}`;
  const names: Pair<string> = [nameOf(0), nameOf(1)];
  const offered = (seat: 0 | 1) => offer.decks.find(({ id }) => id === decks[seat]);
  const cardsOf = (seat: 0 | 1) => offered(seat)?.cards ?? behind?.deckOf(decks[seat]);
  const unplayable =
    behind?.cannotStart(
      [cardsOf(0), cardsOf(1)].flatMap((deck) => deck ?? []),
      { played, format },
      language,
    ) ?? null;
  const sitters: Pair<Sitter> = hasPartner ? plan.sitters : ['person', 'person'];
  const isAlone = sitters.some((sitter) => sitter !== 'person');
  const called = (seat: 0 | 1): string =>
    sitters[seat] === 'person' ? names[seat] : w.called(names[seat], w.levels[sitters[seat]]);
  const isMatch = asks.includes('length') && length === 'match';
  const wrong = isMatch && unplayable === null ? (there?.wrongSideDecks(decks, played) ?? []) : [];
  const cannotStart = unplayable !== null || wrong.length > 0 || offer.missing !== undefined;

  const setDecks = (next: Pair<string>): void => change({ decks: { ...plan.decks, [played]: next } });

  const start = (): void => {
    if (cannotStart) return;
    const [a, b] = names;
    const duel: DuelPlan = {
      game,
      profile: played,
      seats: [
        { name: a, deck: decks[0] },
        { name: a === b ? `${b} 2` : b, deck: decks[1] },
      ],
      modes,
      lifePoints,
      secrecy,
      sitters,
      seed: seed.trim() || newSeed(),
      ...(preset.first !== undefined && { first: preset.first }),
    };
    // A window opens only in answer to a press: it cannot wait for the table.
    if (secrecy === 'public') openPublicWindow();
    setMissing(false);
    table.get().then(
      ({ beginGame, beginMatch }) => (isMatch ? beginMatch(duel) : beginGame(duel)),
      () => setMissing(true),
    );
  };

  const size = (seat: 0 | 1): string => {
    const side = cardsOf(seat)?.side.length;
    return side === undefined ? '…' : side > 0 ? m.cards(side) : m.none;
  };
  const summary = [
    ...(settled ? [settled[language]] : []),
    ...(asks.includes('lifePoints') ? [s.life(lifePoints)] : []),
    ...(asks.includes('length') ? [s.length[isMatch ? 'match' : 'single']] : []),
    // Nobody hands the screen over to a partner.
    ...(isAlone && secrecy !== 'open' ? [] : [s.secrecy[secrecy]]),
  ];
  const startButton = (
    <Button
      type="submit"
      tone="main"
      size="large"
      className="now__go w-full in-data-open:sticky in-data-open:bottom-2.5 in-data-open:z-3 forced-colors:bg-[Canvas] in-data-open:aria-disabled:bg-urushi-1"
      aria-disabled={cannotStart || undefined}
    >
      {isMatch ? m.start : begin[language]}
      <Icon name="play" />
    </Button>
  );
  const causes = (seat: 0 | 1, isBrief = false) => {
    const deck = cardsOf(seat);
    return behind && deck && <behind.DeckCauses deck={deck} isBrief={isBrief} />;
  };
  const DeckCrest = behind?.DeckCrest;
  const seatSetup = (seat: 0 | 1) => (
    <SeatSetup
      seat={seat}
      name={plan.names[seat]}
      onName={(name) => change({ names: seat === 0 ? [name, plan.names[1]] : [plan.names[0], name] })}
      who={
        hasPartner && (
          <WhoPlays
            sitter={plan.sitters[seat]}
            onChange={(sitter) => change({ sitters: seat === 0 ? [sitter, plan.sitters[1]] : [plan.sitters[0], sitter] })}
          />
        )
      }
      decks={
        <DeckTiles
          name={names[seat]}
          offer={offer}
          chosen={decks[seat]}
          Crest={DeckCrest}
          onChange={(deck) => setDecks(seat === 0 ? [deck, decks[1]] : [decks[0], deck])}
        />
      }
      about={
        <>
          <Note className="min-h-[2.8em]">{offered(seat)?.note}</Note>
          {!kiosk && offered(seat) && (
            <ButtonLink size="small" className="justify-self-start" href={deckAddress(decks[seat])}>
              {d.setup.view(offered(seat)?.name ?? '')}
            </ButtonLink>
          )}
          {causes(seat)}
        </>
      }
    />
  );
  return (
    <main
      className="setup grid grid-rows-[auto_auto_minmax(0,1fr)_auto] min-h-dvh text-writing-1 font-text text-body/calm font-medium"
      data-open={isOpen || undefined}
    >
      <StartHead />
      {there && <there.StartTrouble />}
      <div
        className={
          'row-3 grid min-h-0 grid-cols-[minmax(230px,22%)_minmax(0,1fr)_minmax(230px,23%)] gap-[clamp(10px,1.2vw,22px)] px-(--edge) in-data-open:grid-cols-[190px_minmax(0,1fr)_190px] in-data-open:items-start ' +
          'spare:grid-cols-[minmax(0,1fr)_minmax(210px,26%)] spare:grid-rows-[auto_minmax(0,1fr)] narrow:grid-cols-[minmax(0,1fr)] narrow:grid-rows-none'
        }
      >
        <FirstDoor />
        <form
          className={`${DOOR} bg-tile shadow-line`}
          aria-label={s.now}
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <DoorHead>{s.now}</DoorHead>
          <div className="flex-1 grid grid-rows-[auto_minmax(0,1fr)_auto_auto_auto_auto_auto] gap-[clamp(6px,1.2vh,14px)] min-h-0 px-[clamp(14px,1.6vw,28px)] pt-[clamp(6px,1.2vh,14px)] pb-[clamp(8px,1.4vh,16px)] in-data-open:grid-rows-none narrow:grid-rows-none">
            <Step number={1}>{s.which}</Step>
            <Games />
            <Step number={2}>{s.sit}</Step>
            {isOpen ? (
              <div className="setup__seats relative grid grid-cols-2 gap-[clamp(16px,2vw,34px)] after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 after:-ml-px after:bg-[linear-gradient(transparent,var(--color-gold-2)_12%_88%,transparent)] narrow:grid-cols-1 narrow:after:hidden">
                {seatSetup(0)}
                {seatSetup(1)}
              </div>
            ) : (
              <Versus
                names={[called(0), called(1)]}
                decks={[offered(0), offered(1)]}
                Crest={DeckCrest}
                wrong={[causes(0, true), causes(1, true)]}
                onSwap={() => setDecks([decks[1], decks[0]])}
              />
            )}
            {isOpen && !kiosk && (
              <Asks plan={plan} onChange={change} sideDecks={`${m.sideDecks}: ${names[0]} ${size(0)} · ${names[1]} ${size(1)}`} />
            )}
            {startButton}
            <div className="grid gap-1 text-note empty:hidden" role="alert">
              {wrong.map(({ player, got }) => (
                <p key={player}>{m.wrongSideDeck(names[player], got, SIDE_DECK)}</p>
              ))}
              {unplayable !== null && <p>{unplayable}</p>}
              {isMissing && <FaultWords fault="notFetched" what="screen" />}
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <button
                type="button"
                className="fold flex-1 flex flex-wrap items-baseline content-center gap-x-3 gap-y-0.5 min-h-tap text-start text-note/even text-writing-2 cursor-pointer"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                <b className="font-display text-head/close font-normal text-gold-1">
                  <i className="me-[0.5em] not-italic" aria-hidden="true">
                    {isOpen ? '▴' : '▾'}
                  </i>
                  {isOpen ? s.fold : s.setUp}
                </b>
                {!isOpen && <span>{summary.join(' · ')}</span>}
              </button>
              {hasPartner && !isOpen && (
                <Button
                  size="small"
                  data-act="alone"
                  aria-pressed={isAlone}
                  onClick={() => change({ sitters: isAlone ? ['person', 'person'] : ['person', 'steady'] })}
                >
                  {w.alone}
                </Button>
              )}
            </div>
            {isOpen && !kiosk && (
              <details className="seeds" open={preset.seed !== undefined}>
                <summary className="min-h-tap py-2.5 cursor-pointer text-note text-writing-2">{t.setup.advanced}</summary>
                <Field label={t.setup.seed} className="mb-2 max-w-[26em]">
                  <TextField look="large" maxLength={64} value={seed} onChange={(event) => setSeed(event.target.value)} />
                </Field>
                <Note className="mb-2">{t.setup.seedNote}</Note>
                <div className="flex flex-wrap gap-2">
                  <Button onClick={() => setSeed(newSeed())}>{t.setup.newSeed}</Button>
                  <Button onClick={() => void pickFile(RECORDINGS).then((file) => file && openFile(file))}>
                    {t.setup.openRecording}
                  </Button>
                </div>
              </details>
            )}
          </div>
        </form>
        <MoreDoor />
      </div>
      <footer className="row-4 px-(--edge) py-[clamp(6px,1.2vh,14px)] text-center text-note text-writing-3">{t.fan}</footer>
    </main>
  );
}
