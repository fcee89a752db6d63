import { DuelSession, type DuelGame, type DuelResult, type Recording } from '../../engine/duel';
import type { GameOfTable } from '../../games/game';
import type { GameView } from '../../games/view';
import { concluded, duelSetupOf, matchView, type Match, type MatchView } from '../../match';
import { gameFigures } from '../game-figures';
import { modesOf, playersOf, type OpenGame } from '../keeping/open-game';
import { RunningGame } from '../running/running-game';
import type { Pair, PriorityMode, Seats } from '../seats';
import type { Secrecy } from '../running/secrecy';
import type { Sitter } from '../running/sitter';

/** How the duels of a match are played, whichever of them. */
export interface MatchTable {
  readonly seats: Seats;
  readonly modes: Pair<PriorityMode>;
  readonly secrecy?: Secrecy | undefined;
  /** Who sits at the seats: two persons if nothing is said. */
  readonly sitters?: Pair<Sitter> | undefined;
}

/** The duel of a match that has been prepared. */
export function startMatchDuel(
  game: GameOfTable,
  rules: DuelGame,
  match: Match,
  { seats, modes, secrecy, sitters = ['person', 'person'] }: MatchTable,
): OpenGame {
  const setup = duelSetupOf(match);
  const session = DuelSession.over(rules.start(setup));
  // A partner chooses by another seed in each duel.
  const players = playersOf(sitters, String(setup.seed));
  return {
    game,
    running: new RunningGame(session, modesOf(modes, sitters)),
    seats,
    lifePoints: match.plan.lifePoints,
    ...(secrecy && { secrecy }),
    ...(players && { players }),
    match,
  };
}

/** The match after its duel on the table, which is over; null while it is not. */
export function afterDuel({ game, running, match }: OpenGame): Match | null {
  const view = running.session.plainView('public');
  if (!match || match.stage.kind !== 'dueling' || !view.result) return null;
  const [first, second] = game.lives(view);
  return concluded(match, {
    ...(view.result as DuelResult),
    turns: view.turn,
    lifePoints: [first, second],
    course: gameFigures(game, view, match.plan.lifePoints).lifePoints,
    first: view.log.find(({ verb }) => verb === 'turn')?.player ?? match.plan.first ?? null,
    recording: running.session.save() as Recording,
  });
}

/** What everybody may know of the match that a duel belongs to; null for a single duel. */
export const matchOf = ({ match }: OpenGame, { result }: GameView): MatchView | null =>
  match ? matchView(match, result as DuelResult | null) : null;
