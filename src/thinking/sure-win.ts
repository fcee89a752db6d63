import { answerNamed, placed } from './candidates';
import type { Mind, Searched } from './mind';
import type { WinSought } from './proving/winning';

/** How hard a win of this turn is looked for. */
export interface WinBudget {
  /** Games that could be this one, in each of which the answer must win. */
  readonly worlds: number;
  /** Positions that are looked into in each. */
  readonly nodes: number;
}

/** So many answers of which one wins in one game, and not in another, are tried. */
const MOST_TRIED = 3;

/**
 * The name of an answer that wins in this turn, whatever the other side does, in each of some games that could be this one: where
 * nothing hidden matters, that is in this one. Asked again at each question it goes on to the win.
 * @returns undefined where none is found, or wins are not looked for in the game
 */
export function sureWin<Run extends Searched>(
  mind: Mind<Run>,
  world: (i: number) => Run | undefined,
  { worlds, nodes }: WinBudget,
): string | undefined {
  const games: (Game<Run> | undefined)[] = [];
  // Most often the first game is the last: where nothing wins in it, nothing wins for sure.
  const gameOf = (i: number): Game<Run> | undefined => (games[i] ??= begun(mind, world(i), nodes));
  const ownOf = (game: Game<Run> | undefined): string | undefined =>
    game?.sought.answer && placed(mind, game.run, game.run.decision!, game.sought.answer);
  let name = ownOf(gameOf(0));
  for (let tried = 0; tried < MOST_TRIED && name !== undefined; tried++) {
    const lost = lostIn(mind, name, worlds, gameOf);
    if (lost === undefined) return name;
    name = ownOf(lost);
  }
  return undefined;
}

const begun = <Run extends Searched>(mind: Mind<Run>, run: Run | undefined, nodes: number): Game<Run> | undefined => {
  const sought = run && mind.winIn?.(run, nodes);
  return run && sought && { run, sought };
};

interface Game<Run> {
  readonly run: Run;
  readonly sought: WinSought;
}

/** The first of the games in which the answer of that name does not win. */
function lostIn<Run extends Searched>(
  mind: Mind<Run>,
  name: string,
  worlds: number,
  gameOf: (i: number) => Game<Run> | undefined,
): Game<Run> | undefined {
  for (let i = 0; i < worlds; i++) {
    const game = gameOf(i);
    if (game === undefined) continue;
    const answer = answerNamed(mind, game.run, name);
    if (answer === undefined || !game.sought.isWonBy(answer)) return game;
  }
  return undefined;
}
