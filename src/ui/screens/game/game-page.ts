import type { ComponentType, ReactNode } from 'react';
import type { Place, Seat, ShownCard } from '../../../engine/table';
import type { Course } from '../../../games/game';
import type { PlainStep } from '../../../games/lesson';
import { fetchGame } from '../../../store/game';
import type { PublicGame } from '../../../store/desk/public-window';
import type { ShownOf, Table } from '../../../store/desk/table';
import { fetchedPart, type FetchedPart } from '../../base/fetching/fetched';
import type { Keys } from '../../table/keyboard/table-keys';
import type { Hint } from '../../table/hints/use-hint';
import type { StackTold } from '../../table/stack/stack-told';
import type { LogOfGame } from '../../table/log/game-log';
import type { TurnTold } from '../../table/inspector/turn-told';
import type { Tale } from '../../table/log/tale';
import type { PictureSheetProps } from '../picture/PictureSheet';
import type { Ended } from '../result/ended';
import type { CardOfGame } from '../result/KeyMoments';
import type { GameDock } from '../../table/dock/game-dock';
import type { GameFace } from '../../table/field/face';
import type { Aim } from '../../table/field/marks';
import type { PhaseActions } from '../../table/field/PhaseRail';
import type { SheetsOfGame } from './sheets-of-game';

type Names = readonly [string, string];

/** What of a position is drawn in the manner of its game. */
export interface Look {
  readonly phaseFlags?: Readonly<Partial<Record<string, ReactNode>>> | undefined;
  readonly phaseActions?: PhaseActions | undefined;
  /** The part of the phase that play has come to. */
  readonly step: string | undefined;
}

/** A card as it is read: as it lies on the table, or by its name alone. */
export interface CardRead<Card extends ShownCard = ShownCard> {
  readonly card: Card | undefined;
  readonly passcode: number;
}

/** How a game has its cards read beside the field. */
export interface ReadingOfGame<T extends Table = Table> {
  /** Whether this view shows the card anywhere: nothing else may be named. */
  shows(view: T['view'], passcode: number): boolean;
  /** How a card lies, in a few words that stand after where. */
  useLie(card: ShownCard | undefined): readonly string[];
  /** The large face. */
  Face(props: CardRead): ReactNode;
  /** What it does, and what it is now. */
  Does(props: CardRead): ReactNode;
  /** What would come of what is meant for the card there. */
  Foreseen?(props: { readonly place: Place }): ReactNode;
}

/** How the end of a game is told. */
export interface Ending<T extends Table = Table> {
  /** What is left to a player. */
  readonly unit: string;
  readonly called: Ended['called'];
  readonly cards: CardOfGame;
  why(result: NonNullable<T['view']['result']>, names: Names): string;
}

/**
 * How a game is drawn and spoken of on the table of any game: what a table asks of it, and does not know by itself. It is a part
 * that is fetched with the first table of its game. All that is called `use…` is a hook, and what is not told otherwise stands
 * below a `SceneProvider` and the words of the game.
 */
export interface GamePage<T extends Table = Table> extends GameDock<T> {
  readonly game: string;

  /** Around all of it: its cards' names, the lines of its rules. */
  Words(props: { readonly profile: T['profile']; readonly children: ReactNode }): ReactNode;
  useTale(names: Names, log: T['publicLog']): Tale;
  /** What is said besides the name of the rule set; `lifePoints` where they were chosen. */
  useBeginning?(lifePoints: number): string;
  /** What newcomers may want to know, the most important first. */
  readonly hints: readonly Hint<T>[];
  /** How a game went. */
  readonly course: Course<T['view']>;
  useEnding(): Ending<T>;
  /** Makes a picture of it. */
  usePicture(table: T): (ended: Ended) => ReturnType<PictureSheetProps['makes']>;

  useFace(view: T['view']): GameFace;
  /** What attacks what. */
  aimOf(view: T['view']): Aim | null;
  useLook(table: ShownOf<T>): Look;
  /** The stack in words; `last` is what was seen of the one that is over, `epoch` changes when play went elsewhere. */
  useStack(view: T['view'], names: Names, epoch: string, last: ShownOf<T>['lastChain'] | undefined): StackTold;
  readonly reading: ReadingOfGame<T>;
  /** How the running turn stands, and what lasts. */
  useTurn(view: T['view'], names: Names): TurnTold;
  readonly log: LogOfGame<T['view']>;
  /** On the rail, beside the phases. */
  readonly RailTool?: ComponentType;
  /** At the end of an edge, around what every seat has there. */
  SeatTools?(props: { readonly seat: Seat; readonly children: ReactNode }): ReactNode;

  readonly sheets: SheetsOfGame<T>;
  /** Its keys besides those of every table. */
  useKeys(): Keys<T>;

  /** For an audience: where play stands: turn, phase, part of it. */
  useStanding(game: Pick<T, 'view' | 'profile'> & Pick<PublicGame, 'names'>): string;

  /** A step as a sentence: the next one of a lesson, whose players have names of their own, or an answer that was given. */
  useSayStep(names?: Names): (step: PlainStep) => string;
}

const pages = new Map<string, FetchedPart<GamePage>>();

/** The page of a game: a part that is fetched with the first table of it. */
export function pageOf(game: string): FetchedPart<GamePage> {
  const page = pages.get(game) ?? fetchedPart(async () => (await (await fetchGame(game)).page()) as GamePage);
  pages.set(game, page);
  return page;
}

/** Waits for it in a `Suspense`. */
export const usePage = (game: string): GamePage => pageOf(game).usePart();
