import { deckForDuel } from '../../decks';
import { DuelSession, type DuelGame, type LoadError, type Player, type ProfileId } from '../../engine/duel';
import type { VisionGame } from '../../engine/vision';
import type { Session } from '../running/session';
import type { Match } from '../../match';
import { builtInDecks, deckById } from '../decks/deck-choice';
import { visionDeckById } from '../decks/vision-choice';
import { unplayable } from './match-cards';
import type { GamesOfDesk } from '../game';
import { RunningGame } from '../running/running-game';
import { FORMAT, VERSION, type SavedGame, type SaveProblem } from './saved-game';
import type { Pair, PriorityMode, Seats } from '../seats';
import type { Secrecy } from '../running/secrecy';

/** What the set-up screen decides. */
export interface DuelPlan {
  /** The rule set; the usual one of the game if nothing is said. */
  readonly profile?: ProfileId;
  readonly seats: Seats;
  readonly modes: Pair<PriorityMode>;
  readonly lifePoints: number;
  readonly seed: string;
  readonly secrecy?: Secrecy;
  /** Given: goes first without rock, paper, scissors. */
  readonly first?: Player;
}

/** A duel on the table: what is played and by whom. */
export interface OpenGame {
  readonly running: RunningGame;
  readonly seats: Seats;
  readonly lifePoints: number;
  /** How the screen is shared; the curtain if nothing is said. */
  readonly secrecy?: Secrecy;
  /** The match that the duel belongs to. Between two duels the last one stays on the table. */
  readonly match?: Match;
}

export function startDuel(
  game: DuelGame,
  { profile = game.profiles[0], seats, modes, lifePoints, seed, secrecy, first }: DuelPlan,
): OpenGame {
  const decks = [deckOf(seats[0].deck, profile), deckOf(seats[1].deck, profile)] as const;
  const run = game.start({ profile, seed, decks, lifePoints, ...(first === undefined ? {} : { first }) });
  const session = DuelSession.over(run);
  return { running: new RunningGame(session, modes), seats, lifePoints, ...(secrecy && { secrecy }) };
}

/** What the set-up screen decides for a game of VISION. */
export type VisionPlan = Omit<DuelPlan, 'profile' | 'lifePoints'>;

export function startVision(game: VisionGame, { seats, modes, seed, secrecy, first }: VisionPlan): OpenGame {
  const deckOfSeat = (seat: 0 | 1) => {
    const { main } = visionDeckById(game, seats[seat].deck) ?? game.decks('vision')[seat]!;
    return { main };
  };
  const run = game.start({ seed, decks: [deckOfSeat(0), deckOfSeat(1)], ...(first === undefined ? {} : { first }) });
  const lifePoints = run.vision.side(0).life;
  return { running: new RunningGame(game.session(run), modes), seats, lifePoints, ...(secrecy && { secrecy }) };
}

type Opened =
  | {
      readonly ok: true;
      readonly open: OpenGame;
      /** Only the last position could be taken up, not the way there. */ readonly lost?: string;
    }
  | { readonly ok: false; readonly problem: SaveProblem };

/** The session over a recording of either game; `lost`: only the last position could be taken up. */
function sessionOf(
  games: GamesOfDesk,
  { game, recording }: SavedGame,
): { readonly session: Session; readonly lost?: string } | { readonly refused: string } {
  if (game === 'vision') {
    if (games.vision === null) return { refused: 'the second game has not been fetched' };
    const loaded = games.vision.load(recording);
    if (!loaded.ok) return { refused: described(loaded.error) };
    return { session: games.vision.session(loaded.run), ...(loaded.lost && { lost: described(loaded.lost) }) };
  }
  const loaded = games.duel.load(recording);
  if (!loaded.ok) return { refused: described(loaded.error) };
  return { session: DuelSession.over(loaded.run), ...(loaded.lost && { lost: described(loaded.lost) }) };
}

export function openSavedGame(games: GamesOfDesk, saved: SavedGame): Opened {
  const opened = sessionOf(games, saved);
  if ('refused' in opened) return { ok: false, problem: { why: 'refused', detail: opened.refused } };
  const { session, lost } = opened;
  const { seats, lifePoints, secrecy, match } = saved;
  const pool = match && games.duel.pool(match.plan.profile);
  const strange = pool && match.decks.map((deck) => unplayable(pool, deck)).find((passcode) => passcode !== undefined);
  if (strange !== undefined)
    return { ok: false, problem: { why: 'refused', detail: `$.match.decks: cards that can be played expected, got ${strange}` } };
  const running = new RunningGame(
    session,
    saved.modes,
    lost === undefined ? saved.line : [],
    lost === undefined ? saved.past : {},
  );
  return {
    ok: true,
    open: { running, seats, lifePoints, ...(secrecy && { secrecy }), ...(match && { match }) },
    ...(lost !== undefined && { lost }),
  };
}

const described = ({ code, where, expected, got }: Pick<LoadError, 'where' | 'expected' | 'got'> & { code: string }): string =>
  `${code} at ${where}: expected ${expected}, got ${got}`;

export function savedGameOf({ running, seats, lifePoints, secrecy, match }: OpenGame): SavedGame {
  const [first, second] = seats;
  const [firstMode, secondMode] = running.priorityModes;
  return {
    format: FORMAT,
    version: VERSION,
    ...(running.session.game === 'vision' && { game: running.session.game }),
    seats: [first, second],
    modes: [firstMode, secondMode],
    lifePoints,
    ...(secrecy && { secrecy }),
    line: running.line,
    past: running.past,
    recording: running.session.save(),
    ...(match && { match }),
  };
}

/** The deck that a seat has chosen: one that comes with the table, or the players' own. */
export function deckOf(id: string, profile: ProfileId) {
  const deck = deckById(id) ?? builtInDecks(profile)[0];
  if (!deck) throw new Error('no deck is built in');
  return deckForDuel(deck);
}
