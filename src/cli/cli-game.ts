import type { PlaysFile } from '../scenario';
import type { UseOfProofs } from './proved-game';
import type { UseOfThought } from './thought-game';
import type { TriedGame, TriedRun } from './tried-game';

/** What is printed on a card, as far as a list of cards says it. */
export interface Printed {
  readonly id: number;
  readonly en: string;
  readonly ja: string;
  readonly kind: string;
  readonly subtype: string | null;
}

/** A rule of a register, as far as it can be missed or shown. */
interface Listed {
  readonly cites: readonly string[];
  /** It is never a reason why something may not be done. */
  readonly explains?: true;
}

/** What a game says of its rules: a register of reasons by key, and the numbered statements of a rule set. */
export interface RuleBook {
  readonly register: Readonly<Record<string, Listed>>;
  /** The numbers of the statements of the rule set. */
  readonly statements: readonly string[];
  /** Given to wishes that only the table can express: no scenario meets them, a test names them. */
  readonly ofTheTable: readonly string[];
  /** A number may stand in several rule sets: whether a test that names one is about this rule set. */
  isShownBy(test: string): boolean;
  /** A key may stand in the registers of several games: whether a test that names one is about this game. */
  isOfGame(test: string): boolean;
}

/** The options in which a rule set is otherwise than the usual one, by name. */
export interface RuleOptions {
  readonly names: readonly string[];
  value(option: string): unknown;
  /** Plays as the usual rule set has this option. */
  without<Result>(option: string, play: () => Result): Result;
}

/** A file with a damaged position, and what was done to it. */
export interface DamagedFile {
  readonly name: string;
  readonly text: string;
  readonly how: string;
}

/** Does something with a rule set of the game as its random games need it. */
export type UseOfTried<Result> = <Deck, Run extends TriedRun<Run>>(game: TriedGame<Deck, Run>) => Result;

/** What a list of cards asks for and cannot have: a card that is not there, or a line that cannot be read. */
export type NotThere =
  | { readonly id: number; readonly en?: string; readonly copies: number; readonly why: 'unknown' | 'not playable' }
  | { readonly problem: string; readonly line?: number; readonly found?: string; readonly perhaps?: readonly string[] };

/** A game with its cards, as the command line asks it. */
export interface CliGame {
  readonly id: string;
  /** The usual one first. */
  readonly profiles: readonly [string, ...string[]];
  /** Plays parsed scenarios of it. */
  readonly playsFile: PlaysFile;
  /** The folders with its scenarios; files of other games in them are passed over. */
  readonly scenarios: readonly string[];
  cards(profile: string): readonly Printed[];
  /**
   * What of a deck, in any of the forms in which decks come in, is not there; nothing if all of it can be played. Absent where
   * decks do not come as files.
   */
  missing?(profile: string, deck: string): readonly NotThere[];
  tried<Result>(profile: string, use: UseOfTried<Result>): Result;
  /** Absent where nobody thinks about the game. */
  readonly thought?: <Result>(profile: string, use: UseOfThought<Result>) => Result;
  /** Absent where no win is looked for. */
  readonly proved?: <Result>(use: UseOfProofs<Result>) => Result;
  /** Pairs of decks (`X/Y`) with which the strength of players is measured. */
  readonly fairPairs?: readonly string[];
  ruleBook(profile: string): RuleBook;
  /** Absent where there is one rule set. */
  ruleOptions?(profile: string): RuleOptions;
  damagedFiles?(profile: string, seed: string, count: number): Iterable<DamagedFile>;
}

/** The games that the command line knows, the usual one first. */
export type Games = readonly [CliGame, ...CliGame[]];

/** What plays the files of each game, by its name. */
export const filesOf = (games: Games): ReadonlyMap<string, PlaysFile> =>
  new Map(games.map(({ id, playsFile }) => [id, playsFile]));
