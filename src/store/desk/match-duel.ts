import { DuelSession, type DuelGame, type Recording } from '../../engine/duel';
import { isDuel, type GameView } from '../running/either-game';
import { concluded, duelSetupOf, matchView, type Match, type MatchView } from '../../match';
import { duelFigures } from '../game-figures';
import type { OpenGame } from '../keeping/open-game';
import { RunningGame } from '../running/running-game';
import type { Pair, PriorityMode, Seats } from '../seats';
import type { Secrecy } from '../running/secrecy';

/** How the duels of a match are played, whichever of them. */
export interface MatchTable {
  readonly seats: Seats;
  readonly modes: Pair<PriorityMode>;
  readonly secrecy?: Secrecy | undefined;
}

/** The duel of a match that has been prepared. */
export function startMatchDuel(game: DuelGame, match: Match, { seats, modes, secrecy }: MatchTable): OpenGame {
  const session = DuelSession.over(game.start(duelSetupOf(match)));
  return {
    running: new RunningGame(session, modes),
    seats,
    lifePoints: match.plan.lifePoints,
    ...(secrecy && { secrecy }),
    match,
  };
}

/** The match after its duel on the table, which is over; null while it is not. */
export function afterDuel({ running, match }: OpenGame): Match | null {
  const view = running.session.view('public');
  if (!match || match.stage.kind !== 'dueling' || !isDuel(view) || !view.result) return null;
  return concluded(match, {
    ...view.result,
    turns: view.turn,
    lifePoints: [view.seats[0].counters.lifePoints, view.seats[1].counters.lifePoints],
    course: duelFigures(view, match.plan.lifePoints).lifePoints,
    first: view.log.find(({ verb }) => verb === 'turn')?.player ?? match.plan.first ?? null,
    recording: running.session.save() as Recording,
  });
}

/** What everybody may know of the match that a duel belongs to; null for a single duel. */
export function matchOf({ match }: OpenGame, view: GameView): MatchView | null {
  return match && isDuel(view) ? matchView(match, view.result) : null;
}
