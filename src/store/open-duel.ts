import { builtInDecks, expertPool } from '../cards';
import { DuelSession, type Player } from '../engine';
import { RunningDuel } from './running-duel';
import { FORMAT, VERSION, type SavedDuel, type SaveProblem } from './saved-duel';
import type { Pair, PriorityMode, Seats } from './seats';

/** What the set-up screen decides. */
export interface DuelPlan {
  readonly seats: Seats;
  readonly modes: Pair<PriorityMode>;
  readonly lifePoints: number;
  readonly seed: string;
  /** Given: goes first without rock, paper, scissors. */
  readonly first?: Player;
}

/** A duel on the table: what is played and by whom. */
export interface OpenDuel {
  readonly duel: RunningDuel;
  readonly seats: Seats;
  readonly lifePoints: number;
}

export function startDuel({ seats, modes, lifePoints, seed, first }: DuelPlan): OpenDuel {
  const session = DuelSession.start(expertPool, {
    profile: 'expert',
    seed,
    decks: [deckOf(seats[0].deck), deckOf(seats[1].deck)],
    lifePoints,
    ...(first === undefined ? {} : { first }),
  });
  return { duel: new RunningDuel(session, modes), seats, lifePoints };
}

export function openSavedDuel(saved: SavedDuel): { ok: true; open: OpenDuel } | { ok: false; problem: SaveProblem } {
  const loaded = DuelSession.load(expertPool, saved.recording);
  if (!loaded.ok) {
    const { code, where, expected, got } = loaded.error;
    return { ok: false, problem: { why: 'refused', detail: `${code} at ${where}: expected ${expected}, got ${got}` } };
  }
  const duel = new RunningDuel(loaded.session, saved.modes, saved.line);
  return { ok: true, open: { duel, seats: saved.seats, lifePoints: saved.lifePoints } };
}

export function savedDuelOf({ duel, seats, lifePoints }: OpenDuel): SavedDuel {
  const [first, second] = seats;
  const [firstMode, secondMode] = duel.priorityModes;
  return {
    format: FORMAT,
    version: VERSION,
    seats: [first, second],
    modes: [firstMode, secondMode],
    lifePoints,
    line: duel.line,
    recording: duel.session.save(),
  };
}

function deckOf(id: string) {
  const deck = builtInDecks.find((one) => one.id === id) ?? builtInDecks[0];
  if (!deck) throw new Error('no deck is built in');
  return deck;
}
