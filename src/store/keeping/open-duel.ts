import { deckForDuel } from '../../decks';
import { DuelSession, type DuelGame, type LoadError, type Player, type ProfileId } from '../../engine/duel';
import type { Match } from '../../match';
import { builtInDecks, deckById } from '../decks/deck-book';
import { unplayable } from './match-cards';
import { RunningDuel } from '../running/running-duel';
import { FORMAT, VERSION, type SavedDuel, type SaveProblem } from './saved-duel';
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
export interface OpenDuel {
  readonly duel: RunningDuel;
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
): OpenDuel {
  const decks = [deckOf(seats[0].deck, profile), deckOf(seats[1].deck, profile)] as const;
  const run = game.start({ profile, seed, decks, lifePoints, ...(first === undefined ? {} : { first }) });
  const session = DuelSession.over(run);
  return { duel: new RunningDuel(session, modes), seats, lifePoints, ...(secrecy && { secrecy }) };
}

type Opened =
  | {
      readonly ok: true;
      readonly open: OpenDuel;
      /** Only the last position could be taken up, not the way there. */ readonly lost?: string;
    }
  | { readonly ok: false; readonly problem: SaveProblem };

export function openSavedDuel(game: DuelGame, saved: SavedDuel): Opened {
  const loaded = game.load(saved.recording);
  if (!loaded.ok) {
    return { ok: false, problem: { why: 'refused', detail: described(loaded.error) } };
  }
  const { seats, lifePoints, secrecy, match } = saved;
  const pool = match && game.pool(match.plan.profile);
  const strange = pool && match.decks.map((deck) => unplayable(pool, deck)).find((passcode) => passcode !== undefined);
  if (strange !== undefined)
    return { ok: false, problem: { why: 'refused', detail: `$.match.decks: cards that can be played expected, got ${strange}` } };
  const duel = new RunningDuel(
    DuelSession.over(loaded.run),
    saved.modes,
    loaded.lost ? [] : saved.line,
    loaded.lost ? {} : saved.past,
  );
  return {
    ok: true,
    open: { duel, seats, lifePoints, ...(secrecy && { secrecy }), ...(match && { match }) },
    ...(loaded.lost && { lost: described(loaded.lost) }),
  };
}

const described = ({ code, where, expected, got }: LoadError): string => `${code} at ${where}: expected ${expected}, got ${got}`;

export function savedDuelOf({ duel, seats, lifePoints, secrecy, match }: OpenDuel): SavedDuel {
  const [first, second] = seats;
  const [firstMode, secondMode] = duel.priorityModes;
  return {
    format: FORMAT,
    version: VERSION,
    seats: [first, second],
    modes: [firstMode, secondMode],
    lifePoints,
    ...(secrecy && { secrecy }),
    line: duel.line,
    past: duel.past,
    recording: duel.session.save(),
    ...(match && { match }),
  };
}

/** The deck that a seat has chosen: one that comes with the table, or the players' own. */
export function deckOf(id: string, profile: ProfileId) {
  const deck = deckById(id) ?? builtInDecks(profile)[0];
  if (!deck) throw new Error('no deck is built in');
  return deckForDuel(deck);
}
