import type { GameOfTable } from '../../games/game';
import { GAME_IDS } from '../../games/played';
import type { Match } from '../../match';
import type { Seat } from '../../engine/table';
import { unplayable } from './match-cards';
import { gameNamed, type GamesOfDesk } from '../game';
import { RunningGame } from '../running/running-game';
import { FORMAT, gameOfSaved, VERSION, type SavedGame, type SaveProblem } from './saved-game';
import type { Pair, PriorityMode, Seats } from '../seats';
import { shortened } from '../storage/limits';
import type { Secrecy } from '../running/secrecy';
import { seatPlayer, type SeatPlayer, type Sitter } from '../running/sitter';

/** What the set-up screen decides. */
export interface TablePlan {
  /** The game; the usual one of the page if nothing is said. */
  readonly game?: string;
  /** The rule set; the usual one of the game if nothing is said. */
  readonly profile?: string;
  readonly seats: Seats;
  readonly modes: Pair<PriorityMode>;
  /** Where it can be chosen. */
  readonly lifePoints?: number;
  readonly seed: string;
  readonly secrecy?: Secrecy;
  /** Given: goes first, however else that is decided. */
  readonly first?: Seat;
  /** Who sits at the seats: two persons if nothing is said. */
  readonly sitters?: Pair<Sitter>;
}

/** The same for a duel, alone or in a match. */
export interface DuelPlan extends TablePlan {
  readonly lifePoints: number;
}

/** A game on the table: what is played and by whom. */
export interface OpenGame {
  readonly game: GameOfTable;
  readonly running: RunningGame;
  readonly seats: Seats;
  readonly lifePoints: number;
  /** How the screen is shared; the curtain if nothing is said. */
  readonly secrecy?: Secrecy;
  /** Who sits at the seats: two persons if nothing is said. */
  readonly players?: Pair<SeatPlayer>;
  /** The match that the duel belongs to. Between two duels the last one stays on the table. */
  readonly match?: Match;
}

export function startGame(game: GameOfTable, plan: TablePlan): OpenGame {
  const { seats, modes, secrecy, profile, lifePoints: chosen, seed, first, sitters = ['person', 'person'] } = plan;
  const decks = [seats[0].deck, seats[1].deck] as const;
  const { session, lifePoints } = game.start({ profile, decks, lifePoints: chosen, seed, first });
  const players = playersOf(sitters, seed);
  return {
    game,
    running: new RunningGame(session, modesOf(modes, sitters)),
    seats,
    lifePoints,
    ...(secrecy && { secrecy }),
    ...(players && { players }),
  };
}

/** Nothing is said of two persons. */
export const playersOf = ([first, second]: Pair<Sitter>, seed: string): Pair<SeatPlayer> | undefined =>
  first === 'person' && second === 'person' ? undefined : [seatPlayer(first, seed, 0), seatPlayer(second, seed, 1)];

/** A partner cannot come back to what has passed: where a person would press Respond, it is asked in time. */
export const modesOf = (modes: Pair<PriorityMode>, sitters: Pair<Sitter>): Pair<PriorityMode> => {
  const mode = (seat: Seat): PriorityMode => (sitters[seat] !== 'person' && modes[seat] === 'smooth' ? 'pause' : modes[seat]);
  return [mode(0), mode(1)];
};

type Opened =
  | {
      readonly ok: true;
      readonly open: OpenGame;
      /** Only the last position could be taken up, not the way there. */ readonly lost?: string;
    }
  | { readonly ok: false; readonly problem: SaveProblem };

const refused = (detail: string): Opened => ({ ok: false, problem: { why: 'refused', detail } });

export function openSavedGame(games: GamesOfDesk, saved: SavedGame): Opened {
  const game = gameNamed(games, gameOfSaved(saved));
  if (!game) return refused(notFetched(gameOfSaved(saved)));
  const loaded = game.load(saved.recording);
  if (!loaded.ok) return refused(loaded.detail);
  const { value: session, lost } = loaded;
  const { seats, lifePoints, secrecy, players, match } = saved;
  const strange = match?.decks
    .map((deck) => unplayable(game, match.plan.profile, deck))
    .find((passcode) => passcode !== undefined);
  if (strange !== undefined) return refused(`$.match.decks: cards that can be played expected, got ${strange}`);
  const running = new RunningGame(
    session,
    saved.modes,
    lost === undefined ? saved.line : [],
    lost === undefined ? saved.past : {},
  );
  return {
    ok: true,
    open: {
      game,
      running,
      seats,
      lifePoints,
      ...(secrecy && { secrecy }),
      ...(players && { players }),
      ...(match && { match }),
    },
    ...(lost !== undefined && { lost }),
  };
}

/** Why a game is not on the desk: there is none of that name, or it has not come yet. */
export const notFetched = (game: string): string =>
  GAME_IDS.includes(game)
    ? `the game ${game} has not been fetched`
    : `$.game: ${GAME_IDS.join(' or ')} expected, got ${shortened(game)}`;

/** A position of a puzzle that is taken along is played on by persons. */
const keptPlayer = (player: SeatPlayer) => (player.kind === 'prover' ? ({ kind: 'person' } as const) : player);

export function savedGameOf({ game, running, seats, lifePoints, secrecy, players, match }: OpenGame): SavedGame {
  const [first, second] = seats;
  const [firstMode, secondMode] = running.priorityModes;
  return {
    format: FORMAT,
    version: VERSION,
    ...(game.id !== gameOfSaved({}) && { game: game.id }),
    seats: [first, second],
    modes: [firstMode, secondMode],
    lifePoints,
    ...(secrecy && { secrecy }),
    ...(players && { players: [keptPlayer(players[0]), keptPlayer(players[1])] }),
    line: running.line,
    past: running.past,
    recording: running.session.save(),
    ...(match && { match }),
  };
}
