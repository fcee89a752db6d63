import type { Extent, Seat as Player, Viewer } from '../../engine/table';
import type { GameOfTable, Replay } from '../../games/game';
import type { GameView } from '../../games/view';
import { fitLine } from '../../courtesy';
import type { Given } from '../running/given';
import { openView } from '../looking/open-view';
import type { SavedGame } from '../keeping/saved-game';
import type { PlayedBack } from './played-back';

/** A position of a replay: after how many answers, and whether a surrender has ended the duel there. */
interface Position {
  readonly answers: number;
  readonly surrendered: Player | undefined;
}

/**
 * Plays a recording with hands back: the engine plays it again, as far as each position. `hasPast`: the way to the last position
 * is known. Answers that nobody was asked for lie between two positions.
 */
export function replayed(game: GameOfTable, saved: SavedGame, { profile, run }: Replay, hasPast: boolean): PlayedBack {
  const answers = [...run.answers];
  const { surrendered } = run.save();
  const line = fitLine(saved.line, answers.length);
  const stops: Position[] = hasPast
    ? line.flatMap((given, at) => (isDecided(given) ? [{ answers: at, surrendered: undefined }] : []))
    : [];
  if (hasPast || surrendered === undefined) stops.push({ answers: answers.length, surrendered: undefined });
  if (surrendered !== undefined) stops.push({ answers: answers.length, surrendered });
  const last = run.view('public');
  const turns = stops.map((stop) => run.moments[stop.answers]?.turn ?? last.turn);
  const lines = stops.map((stop) => (stop.surrendered === undefined && run.moments[stop.answers]?.told) || last.log.length);

  let shown: Position = stops.at(-1)!;
  const goTo = (stop: Position): void => {
    if (stop === shown) return;
    if (stop.answers < run.answers.length || shown.surrendered !== undefined) run.rewindTo(stop.answers);
    for (const answer of answers.slice(run.answers.length, stop.answers)) run.giveListed(answer);
    if (stop.surrendered !== undefined) run.surrender(stop.surrendered);
    shown = stop;
  };
  const viewOf = (position: number, viewer: Viewer, extent?: Extent): GameView => {
    goTo(stops[position]!);
    return run.view(viewer, extent);
  };
  return {
    game,
    profile,
    names: [saved.seats[0].name, saved.seats[1].name],
    decks: [saved.seats[0].deck, saved.seats[1].deck],
    lifePoints: saved.lifePoints,
    isPublic: false,
    isOver: last.result !== null,
    positions: stops.length,
    turns,
    answers: stops.map((stop) => stop.answers),
    lines,
    view: (position, watcher) =>
      watcher === 'both'
        ? openView({ view: (viewer) => viewOf(position, viewer), plainView: (viewer) => viewOf(position, viewer) })
        : viewOf(position, watcher),
    filedView: (position) => viewOf(position, 'public', 'filed'),
    takenUpAt: (position) => {
      goTo(stops[position]!);
      // An earlier position is the beginning of a duel of its own: its match went on from the last one.
      const { match, ...duel } = saved;
      return {
        ...duel,
        ...(match && position === stops.length - 1 && { match }),
        line: line.slice(0, stops[position]!.answers),
        recording: run.save(),
      };
    },
  };
}

const isDecided = ({ how }: Given): boolean => how === 'hand' || how === 'unknown';
