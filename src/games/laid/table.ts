/** A game whose cards lie in lists as the table asks it: what it says of itself is its engine and its words. */
import type { LaidView, Moment, ShownCard } from '../../engine/table';
import { headOf, textOf } from '../../notation/head';
import { rowShape } from '../../store/recordings/field-shape';
import { withLife, type Beat } from '../beat';
import type { Course, GameOfTable, NamedDeck, SeatShape, Told } from '../game';
import { lineIn, type LaidWords } from '../laid-words';
import type { Sound } from '../sound';
import { takenUp } from '../taken-up';
import type { Session } from '../view';
import { laidFiling } from './filing';

type Pair<T> = readonly [T, T];
type Language = 'en' | 'ja';
type Loaded<Run> = Parameters<typeof takenUp<Run, unknown>>[0];
type Replayed = Extract<ReturnType<GameOfTable<LaidView>['replay']>, { ok: true }>['value']['run'];

/** What its engine brings: see `laidGame`. */
interface Engine<Run extends Replayed> {
  readonly id: string;
  readonly zones: Parameters<typeof laidFiling>[1];
  start(setup: { readonly seed: string; readonly first?: 0 | 1 | undefined }): Run;
  load(recording: unknown): Loaded<Run>;
  session(run: Run): Session;
}

interface Laid<Run extends Replayed> {
  readonly game: Engine<Run>;
  readonly words: LaidWords;
  readonly decks: readonly NamedDeck[];
  /** What is heard of its log. */
  readonly sounds: Readonly<Partial<Record<string, Sound>>>;
  /** The verb of the log that says how much a player has now of what decides the game. */
  readonly counts: string;
  beside(): Promise<unknown>;
  page(): Promise<unknown>;
}

/** How a game went, by the counter that decides it. */
export const laidCourse = ({ figure: { counter } }: LaidWords, counts: string): Course<LaidView> => ({
  lives: ({ seats: [a, b] }) => [a.counters[counter] ?? 0, b.counters[counter] ?? 0],
  beats({ log }, start) {
    let lives: Pair<number> = [start, start];
    return log.flatMap(({ verb, number: line, turn, player, amount = 0 }): Beat[] => {
      if (verb === 'win' || verb === 'drawn') return [{ kind: 'end', line, turn, by: { player } }];
      if (verb !== counts || amount === lives[player]) return [];
      const change = amount - lives[player];
      lives = withLife(lives, player, amount);
      return [{ kind: 'lives', line, turn, by: { player }, player, change, lives }];
    });
  },
});

function covered({ place, owner, controller, faceUp, links, targetedBy, ...known }: ShownCard): ShownCard {
  const open = { place, owner, controller, faceUp, links, targetedBy };
  return faceUp ? { ...open, ...known } : { ...open, known: false };
}

function notated(words: LaidWords, told: Told<LaidView>, language: Language): string {
  const ends = Object.fromEntries(Object.entries(words.ends).map(([reason, text]) => [reason, text[language]]));
  const { names, positions } = told;
  const lines = positions.last.log.map((event) => {
    const line = lineIn(words, event, names, language);
    return event.verb === 'turn' ? `\n== ${event.turn}. ${line}` : `  ${line}`;
  });
  return textOf([...headOf(told, language, words.figure[language], ends), ...lines]);
}

const shapeOf = ({ zones }: LaidView['seats'][0]): SeatShape => {
  const rows = Object.values(zones).flatMap((zone) => (zone.kind === 'row' ? [zone.cards] : []));
  return [rowShape(rows[0] ?? [], () => 'c'), rowShape(rows[1] ?? [], () => 'c')];
};

export const laidTable = <Run extends Replayed>(laid: Laid<Run>): GameOfTable<LaidView> => {
  const { game, words, counts, decks, sounds, beside, page } = laid;
  const knows = (passcode: number): boolean => Object.hasOwn(words.cards, passcode);
  const rules = Object.entries(words.rules).map(([id, text]) => ({ id, ...text, cites: [] }));
  return {
    id: game.id,
    profiles: [game.id],
    start: ({ seed, first }) => ({ session: game.session(game.start({ seed, first })), lifePoints: 0 }),
    load: (recording) => takenUp(game.load(recording), (run) => game.session(run)),
    replay: (recording) => takenUp(game.load(recording), (run) => ({ profile: game.id, run })),
    covered,
    stackAt: (moment: Moment & { readonly stack?: number | null }) => moment.stack ?? null,
    ...laidCourse(words, counts),
    shape: ({ seats: [a, b] }) => [shapeOf(a), shapeOf(b)],
    filing: laidFiling(game.id, game.zones, words),
    notation: () => Promise.resolve({ write: (told, language) => notated(words, told, language) }),
    sounds,
    rules: () =>
      Promise.resolve({
        chapters: () => [{ name: game.id, rules }],
        titles: { [game.id]: { en: 'Rules', ja: 'ルール' } },
        differences: () => [],
      }),
    lesson: () => Promise.resolve(() => ({ ok: false, failures: [`no scenario of ${game.id} is a lesson`] })),
    beside,
    page,
    decks,
    knows,
    isDeck: () => Promise.resolve(false),
  };
};
