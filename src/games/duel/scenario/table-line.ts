import {
  answerToView,
  cloneDuel,
  type Answer,
  type AnswerView,
  type DuelGame,
  type Player,
  type Recording,
} from '../../../engine/duel';
import type { Given, WindowMark } from '../../../courtesy';

/**
 * An answer as the table gives it: by places and indexes. `tacit`: smooth priority gave it, and this is the window that it
 * passed.
 */
export interface TableAnswer {
  readonly player: Player;
  readonly answer: AnswerView;
  readonly tacit?: WindowMark;
}

/** The answers of a duel that began in a position, in the words of the table. */
export function tableLine(game: DuelGame, { origin, answers }: Recording, how: readonly Given<Answer>[]): TableAnswer[] {
  if (origin.kind !== 'position') return [];
  const run = game.fromState(cloneDuel(origin.state));
  return answers.map((answer, at) => {
    const { player } = run.decision!;
    const one = how[at];
    const given = {
      player,
      answer: answerToView(run.duel, run.decision!, answer),
      ...(one?.how === 'tacit' && { tacit: one.mark }),
    };
    run.answer(answer);
    return given;
  });
}
