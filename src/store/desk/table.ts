import type { Seat as Player } from '../../engine/table';
import type { Viewer } from '../../engine/table';
import { glanceGoesOn, type Glance } from '../looking/glance';
import type { DraftedAct } from '../running/draft';
import type { DecisionView, GameView, Moment, Session } from '../../games/view';
import type { TacitWindow } from '../running/given';
import type { MatchView } from '../../match';
import type { Binding } from '../running/last-act';
import type { WhyAsked } from '../running/table-events';
import { lastChain } from './last-chain';
import { matchOf } from './match-duel';
import type { OpenGame } from '../keeping/open-game';
import { openView } from '../looking/open-view';
import { questionOf, type QuestionOf } from './question';
import type { LookBack, Review } from './review';
import type { Filed } from '../recordings/file-away';
import type { RunningGame } from '../running/running-game';
import type { SaveProblem } from '../keeping/saved-game';
import { aloneScreen, looksNow, requestScreen, screenFor, shown, type Screen, type ScreenMemory } from '../looking/screen';
import type { Pair, PriorityMode, Seats } from '../seats';
import { USUAL_SECRECY, type Secrecy } from '../running/secrecy';
import { alone, sitterOf, TWO_PERSONS, type Sitter } from '../running/sitter';
import type { Stop } from '../running/stops';
import type { TableEvent } from '../running/table-events';

/** What one seat asks of the other; play waits for the reply. */
export type TableRequest =
  | { readonly kind: 'surrender'; readonly by: Player }
  | { readonly kind: 'secrecy'; readonly by: Player; readonly wanted: Secrecy }
  | { readonly kind: 'respond'; readonly by: Player; readonly window: TacitWindow; readonly learned: WhyAsked }
  /** To go back to the decision before which `answers` answers had been given. */
  | { readonly kind: 'undo'; readonly by: Player; readonly answers: number };

/** A window that its player may come back to: a right, or, once the player has `learned` something, a request. */
export interface OpenWindow extends TacitWindow {
  readonly learned: WhyAsked | null;
}

/** An earlier position stands on the screen, and nothing can be answered. */
export interface Reviewed<AtMoment extends Moment = Moment> extends Review {
  /** Answers given in all: the present position. */
  readonly of: number;
  /** Where that position stood; null at the end of the duel, or when it is not known any more. */
  readonly moment: AtMoment | null;
  /** The first line of the log that came after it. */
  readonly told: number;
  /** Whose turn it is now: the table is not turned for a review. */
  readonly turnPlayerNow: Player;
}

/** Why nobody can go back now: a request is open, an objection waits for its act, the duel is over. */
export type Standstill = 'request' | 'objection' | 'over';

/** Something the players have to know about their duel as a file. */
export type Trouble =
  /** With `text`: the kept duel itself, which may have been put aside. Otherwise a file, which is where it was. */
  | { readonly kind: 'cannotOpen'; readonly problem: SaveProblem; readonly isAside: boolean; readonly text?: string }
  /** The running duel is not on disk: only in the quick copy, or nowhere. */
  | { readonly kind: 'notKept'; readonly how: 'quickly' | 'not' }
  | Extract<Filed, { kind: 'notFiled' }>
  | { readonly kind: 'foundLate'; readonly text: string; readonly isAside: boolean }
  /** The page before this one ended without leaving: an answer that was being written then may be missing. */
  | { readonly kind: 'cutShort' }
  /** What is needed to read a file could not be fetched. */
  | { readonly kind: 'notFetched' }
  | { readonly kind: 'lostHistory'; readonly detail: string }
  /** A fault of ours. What it says is in the file only: it may name cards. */
  | { readonly kind: 'broken' }
  /** The same, in the page: what was done last may not have been taken. */
  | { readonly kind: 'fault' };

/** What a table shows in the words of its game. */
interface OfGame {
  readonly game: string;
  readonly profile: string;
  readonly view: GameView;
  readonly decision: DecisionView;
  readonly drafted: DraftedAct;
  readonly moment: Moment;
  readonly phase: string;
}
/** All of a game that the screen may show now, whichever it is. */
export type Table = TableOf<OfGame>;

/** The same of one game, whose own types its page brings. */
export interface TableOf<Game extends OfGame> {
  /** Which game it is. */
  readonly game: Game['game'];
  readonly seats: Seats;
  readonly profile: Game['profile'];
  readonly lifePoints: number;
  /** The match that the duel belongs to, as everybody may know it. */
  readonly match: MatchView | null;
  readonly modes: Pair<PriorityMode>;
  readonly secrecy: Secrecy;
  /** Who sits at the seats. */
  readonly sitters: Pair<Sitter>;
  /** The seat of the only person, `nobody` where partners play each other; null where two persons sit. */
  readonly alone: Player | 'nobody' | null;
  readonly viewer: Viewer;
  readonly view: Game['view'];
  /** The log as everybody may read it. */
  readonly publicLog: Game['view']['log'];
  /** The stack that was over last in this turn, as it was seen; empty while one is open. */
  readonly lastChain: Game['view']['stack'];
  /** Hold to peek: who sees its own cards now, and whether by holding or for one act. */
  readonly glance: Pick<Glance, 'kind' | 'player'> | null;
  /** The seat that the curtain waits for. */
  readonly curtain: Player | null;
  /** The curtain fell for `Let me look` or Respond and may be left again. */
  readonly canLeaveCurtain: boolean;
  readonly question: QuestionOf<Game['decision'], Game['drafted']> | null;
  /** Windows that passed tacitly and that each seat may come back to, oldest first. */
  readonly windows: Pair<readonly OpenWindow[]>;
  /** Windows before each seat's last answer by hand, the newest few: it may ask to come back to them. Oldest first. */
  readonly askableWindows: Pair<readonly OpenWindow[]>;
  /** Windows that each seat has objected to already; oldest first. */
  readonly closedWindows: Pair<readonly TacitWindow[]>;
  readonly stops: readonly Stop<Game['phase']>[];
  /** What happened at the table and not in the duel: objections, rewinds, refusals. */
  readonly events: readonly TableEvent[];
  /** Play went back to the decision that is asked now: who wanted it, and why. */
  readonly wentBack: TableEvent | null;
  readonly standstill: Standstill | null;
  /** Whether the player who acts freely now may take its last act back, or why that stands; null while nobody does. */
  readonly takesBack: 'free' | Binding | null;
  /** Seats whose requests to go back are not put to the other one. */
  readonly blocked: Pair<boolean>;
  /** Changes whenever another line of play, or another position, is shown: nothing that moved before goes on moving. */
  readonly epoch: string;
  /** An earlier position is looked at: `view` is that of then, and there is no question. */
  readonly review: Reviewed<Game['moment']> | null;
  readonly request: TableRequest | null;
  /** The newest line of the log that each seat's own view has shown. */
  readonly seen: Pair<number>;
}

/** What of a table is drawn, also where it is only looked at. */
export type ShownOf<T extends Table = Table> = Pick<
  T,
  | 'game'
  | 'seats'
  | 'profile'
  | 'view'
  | 'viewer'
  | 'publicLog'
  | 'lastChain'
  | 'curtain'
  | 'question'
  | 'request'
  | 'modes'
  | 'secrecy'
  | 'sitters'
  | 'alone'
  | 'stops'
  | 'windows'
  | 'standstill'
  | 'takesBack'
  | 'review'
>;

/** What is on the desk besides the duel. */
export interface OnDesk {
  readonly memory: ScreenMemory;
  readonly request: TableRequest | null;
  readonly review: Review | null;
  readonly lookBack: LookBack;
}

/** The table as it may be shown now, and the memory of what that shows to whom. */
export function layTable(open: OpenGame, on: OnDesk): { table: Table; memory: ScreenMemory } {
  const { memory: remembered, request } = on;
  const { running, seats, lifePoints, secrecy = USUAL_SECRECY, players = TWO_PERSONS } = open;
  const person = alone(players);
  const { session } = running;
  const everybody = session.plainView('public');
  const asked = everybody.decision?.player ?? null;
  const glance = request
    ? null
    : glanceGoesOn(remembered.glance, { asked, answers: session.answerCount, isDrafting: running.draft !== null });
  const screen =
    person !== null
      ? aloneScreen(everybody, person, secrecy, request !== null)
      : request
        ? requestScreen(secrecy)
        : screenFor(everybody, session.answerCount, { ...remembered, glance }, secrecy);
  const view = viewOn(screen, session);
  const review = request ? requestedPosition(request) : on.review;
  const memory = shown({ ...remembered, glance }, screen.viewer, view.log.at(-1)?.number ?? -1);
  const windowsOf = (player: Player): OpenWindow[] =>
    running
      .windowsOf(player)
      .map((window) => ({ ...window, learned: session.learnedSince(player, window.line, memory.seen[player]) }));
  const askableOf = (player: Player): OpenWindow[] =>
    running.olderWindowsOf(player).answered.map((window) => ({ ...window, learned: 'answered' }));
  const table: Table = {
    game: session.game,
    seats,
    profile: session.profile,
    lifePoints,
    match: matchOf(open, everybody),
    modes: running.priorityModes,
    secrecy,
    sitters: [sitterOf(players[0]), sitterOf(players[1])],
    alone: person,
    viewer: view.viewer,
    view,
    publicLog: everybody.log,
    lastChain: lastChain(open.game, session, screen.viewer, view),
    glance,
    curtain: screen.curtain,
    canLeaveCurtain: screen.curtain !== null && looksNow(memory, screen.curtain, session.answerCount),
    question: questionOf(open, screen, view),
    windows: [windowsOf(0), windowsOf(1)],
    askableWindows: [askableOf(0), askableOf(1)],
    closedWindows: [running.olderWindowsOf(0).objected, running.olderWindowsOf(1).objected],
    stops: running.priority.stops,
    events: running.events,
    wentBack: running.wentBack,
    takesBack: request ? null : takesBackOf(running),
    standstill: request ? 'request' : running.isObjecting ? 'objection' : everybody.decision ? null : 'over',
    blocked: [running.isBlocked(0), running.isBlocked(1)],
    request,
    seen: memory.seen,
    epoch: `${running.returns}`,
    review: null,
  };
  const past = review && on.lookBack.session(running, review);
  return { table: past ? reviewTable(table, review, past, screen, open) : table, memory: past ? remembered : memory };
}

function takesBackOf({ lastAct: act }: RunningGame): Table['takesBack'] {
  return act && ('binding' in act ? act.binding : 'free');
}

/** Where a request would go back to: both look at it while one of them replies. */
function requestedPosition(request: TableRequest): Review | null {
  if (request.kind === 'respond') return { kind: 'preview', answers: request.window.answers, branch: null };
  return request.kind === 'undo' ? { kind: 'preview', answers: request.answers, branch: null } : null;
}

/**
 * The table as it stood. Only the seat whose own cards the screen shows now sees its own cards of then; a preview and a line that
 * was taken back are shown as everybody may see them.
 */
function reviewTable(table: Table, review: Review, past: Session, screen: Screen, { game, running }: OpenGame): Table {
  // Where one person sits, nobody else looks at a preview.
  const isPublic = (review.kind === 'preview' && table.alone === null) || review.branch !== null;
  const view = isPublic && screen.viewer !== 'open' ? past.view('public') : viewOn(screen, past);
  const { moment } = past;
  const told = moment?.told ?? (past.plainView('public').log.at(-1)?.number ?? -1) + 1;
  const reviewed: Reviewed<Moment> = {
    ...review,
    of: running.session.answerCount,
    moment,
    told,
    turnPlayerNow: running.session.plainView('public').turnPlayer,
  };
  return {
    ...table,
    view,
    lastChain: lastChain(game, past, isPublic && screen.viewer !== 'open' ? 'public' : screen.viewer, view),
    viewer: view.viewer,
    curtain: null,
    canLeaveCurtain: false,
    question: null,
    takesBack: null,
    glance: null,
    review: reviewed,
    epoch: `${table.epoch}:${review.branch}:${review.answers}`,
  };
}

const viewOn = ({ viewer }: Screen, session: Session): GameView => (viewer === 'open' ? openView(session) : session.view(viewer));
