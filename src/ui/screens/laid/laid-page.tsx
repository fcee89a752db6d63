import { useCallback, useMemo } from 'react';
import { lyingCards, type LaidView } from '../../../engine/table';
import type { Course } from '../../../games/game';
import { cardIn, filledIn, lineIn, wordIn, type LaidWords } from '../../../games/laid-words';
import { useLanguage, type Language } from '../../../i18n/language';
import { useTableTexts, zoneWords } from '../../../i18n/table-texts';
import { CardBack } from '../../base/card/CardBack';
import { FaceCrest } from '../../base/card/CardCrest';
import { CardNamesProvider } from '../../base/card/card-info';
import { RuleLinesProvider, type RuleLines } from '../../base/rules/rule-lines';
import type { GameFace } from '../../table/field/face';
import type { TableLayout } from '../../table/field/layout';
import { passKeys } from '../../table/keyboard/pass-keys';
import { taleOf } from '../../table/log/tale-of';
import type { GamePage } from '../game/game-page';
import { LACQUER } from '../picture/card-picture';
import { laidDock, picksInSheet, PickSheet } from './laid-dock';
import { faceCardOf, LaidFace, LaidLarge, type LookOf } from './LaidFace';
import { useLaidHelp, useTelling } from './laid-told';
import { askedIn, LaidWordsProvider, sceneTexts, useLaidWords, type LaidTable } from './laid-words';

/** What the page of a game whose cards lie in lists is made of. */
interface Laid {
  readonly game: string;
  readonly words: LaidWords;
  readonly layout: TableLayout;
  readonly course: Course<LaidView>;
  readonly lookOf: LookOf;
}

const KEYS = passKeys(() => false);

/** A game whose cards lie in lists, on the table of any game. What it wants otherwise it says in a page over this one. */
export function laidPage({ game, words, layout, course, lookOf }: Laid): GamePage<LaidTable> {
  const texts = { en: sceneTexts(words, 'en'), ja: sceneTexts(words, 'ja') };
  const cardOf = (passcode: number, language: Language) => faceCardOf(passcode, words, language, lookOf);
  const Face = ({ passcode }: { readonly passcode: number }) => (
    <LaidFace card={cardOf(passcode, useLanguage())} foot={lookOf(passcode).foot} />
  );
  const Crest = ({ passcode, className }: { readonly passcode: number; readonly className: string }) => (
    <FaceCrest card={cardOf(passcode, 'en')} className={className} />
  );
  const Large = ({ passcode }: { readonly passcode: number }) => (
    <LaidLarge card={cardOf(passcode, useLanguage())} foot={lookOf(passcode).foot} />
  );
  const languageOf = (t: object): Language => (t === texts.ja ? 'ja' : 'en');
  const look: GameFace = {
    layout,
    texts,
    draw: ({ passcode, owner }) => (passcode === undefined ? <CardBack seat={owner} /> : <Face passcode={passcode} />),
    liesAcross: () => false,
    says: ({ links, targetedBy }, t) => [...links.map((n) => t.mark.source(n)), ...targetedBy.map((n) => t.mark.targetOf(n))],
    flag: () => undefined,
    countersOn: () => 0,
    unit: (t) => words.figure[languageOf(t)],
    phase: (phase, t) => {
      const name = wordIn(words.phases, phase, languageOf(t));
      return { name, short: name, sign: name.slice(0, languageOf(t) === 'ja' ? 1 : 2) };
    },
  };
  const inWords = (language: Language) => {
    const named = <Word,>(list: Readonly<Record<string, unknown>>, say: (name: string) => Word): Readonly<Record<string, Word>> =>
      Object.fromEntries(Object.keys(list).map((name) => [name, say(name)]));
    const asks = named({ ...words.ask, choose: 0, order: 0, answer: 0, priority: 0 }, (ask) => (who: string) => {
      const kind = ask === 'priority' ? 'open' : ask;
      return filledIn(wordIn(words.ask, kind, language), { who });
    });
    return { asks, phases: named(words.phases, (phase) => wordIn(words.phases, phase, language)) };
  };

  return {
    game,
    ...laidDock,

    Words: ({ children }) => {
      const language = useLanguage();
      const names = useCallback((passcode: number) => ({ name: cardIn(words, passcode, language) }), [language]);
      const lines: RuleLines = useCallback((rule, spoken) => wordIn(words.rules, rule, spoken), []);
      return (
        <LaidWordsProvider value={words}>
          <CardNamesProvider value={names}>
            <RuleLinesProvider value={lines}>{children}</RuleLinesProvider>
          </CardNamesProvider>
        </LaidWordsProvider>
      );
    },
    useTale: (names, log) => {
      const language = useLanguage();
      const { rail } = useTableTexts();
      return useMemo(() => {
        const { asks, phases } = inWords(language);
        const telling = {
          names,
          stack: words.stack[language],
          phases,
          windows: Object.fromEntries(Object.keys(words.ask).map((window) => [window, (phase: string) => phase])),
          asked: asks,
          turn: rail.turn,
          sentence: (event: LaidView['log'][number]) => lineIn(words, event, names, language),
          tell: (all: LaidView['log']) => all,
          isTold: ({ verb }: LaidView['log'][number]) => verb !== 'turn',
        };
        return taleOf(telling, log);
      }, [names, log, language, rail]);
    },
    hints: [],
    course,
    useEnding: () => {
      const language = useLanguage();
      const { [language]: unit } = words.figure;
      const { [language]: stack } = words.stack;
      return {
        unit,
        called: { longest: stack, damage: unit, stackOf: (height) => `${stack}: ${height}` },
        cards: { nameOf: (passcode) => cardIn(words, passcode, language), Crest },
        why: ({ winner, reason }, names) =>
          filledIn(wordIn(words.ends, reason, language), { who: winner === 'draw' ? names.join(' · ') : names[winner] }),
      };
    },
    usePicture: (table) => {
      const language = useLanguage();
      const pictured = (passcode: number) => {
        const card = cardOf(passcode, language);
        return {
          name: card.name,
          crest: card,
          inks: card.kind === 'trap' ? LACQUER.trap : LACQUER.spell,
          foot: [lookOf(passcode).foot],
        };
      };
      return async (ended) =>
        (await import('../picture/end-picture')).endPicture(table, ended, language, (view) => ({
          view,
          face: look,
          pictured: ({ passcode }) => (passcode === undefined ? null : pictured(passcode)),
          zoneName: (zone) => zoneWords(zone, texts[language])?.name ?? zone,
        }));
    },

    useFace: () => look,
    aimOf: () => null,
    useLook: () => ({ step: undefined }),
    useStack: ({ stack }, names) => {
      const { language } = useLaidWords();
      const t = useTableTexts();
      const title = words.stack[language];
      const waits = stack.some(({ state }) => state !== 'resolved');
      return {
        title,
        note: `${stack.length}`,
        idle: t.panel.none,
        look: 'links',
        stage: stack.length === 0 ? 'none' : waits ? 'building' : 'over',
        entries: stack.toReversed().map(({ number, player, passcode, state }) => {
          const name = cardIn(words, passcode, language);
          const label = t.chain.link(number, names[player], name);
          return { number, player, passcode, state, name, label, isBroken: false, kind: t.chain.state[state], lines: [] };
        }),
      };
    },
    reading: {
      shows: ({ log, stack, ...view }, passcode) =>
        [...lyingCards({ log, stack, ...view }), ...log, ...stack].some((one) => one.passcode === passcode),
      useLie: () => [],
      Face: Large,
      Does: () => null,
    },
    useTurn: ({ log, turn }) => {
      const { sentence } = useTelling();
      const done = log.filter((event) => event.turn === turn && event.verb !== 'turn');
      return { soFar: done.map((event) => ({ key: `${event.number}`, says: sentence(event), isOpen: false })), lasts: [] };
    },
    log: { tell: (log) => log, isSub: () => false, useTelling },
    SeatTools: ({ children }) => children,

    sheets: {
      ahead: [],
      useHelp: () => useLaidHelp(layout),
      asked: ({ question, view }) => question && picksInSheet(question, { view }) && <PickSheet question={question} />,
    },
    useKeys: () => KEYS,

    useStanding: ({ view, names }) => {
      const { language } = useLaidWords();
      const { rail } = useTableTexts();
      const asked = view.decision && askedIn(words, view.decision, names[view.decision.player], language);
      return [rail.turn(view.turn), wordIn(words.phases, view.phase, language), ...(asked ? [asked] : [])].join(' · ');
    },
    useSayStep: () => {
      const { words: said, language } = useLaidWords();
      return ({ verb, card }) =>
        [wordIn(said.acts, verb, language), ...(card === undefined ? [] : [cardIn(said, card, language)])].join(' ');
    },
  };
}
