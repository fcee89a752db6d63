import type { GameOfTable, WalkedLesson } from '../../games/game';
import type { LessonStop } from '../../games/lesson';
import type { OpenGame } from '../keeping/open-game';
import { RunningGame } from '../running/running-game';
import type { Pair } from '../seats';

export type { WalkedLesson, Walking } from '../../games/game';

interface Titled {
  readonly id: string;
  readonly title?: string | { readonly en?: string | undefined; readonly ja?: string | undefined } | undefined;
}

export function titleOf({ id, title }: Titled): WalkedLesson['title'] {
  if (title === undefined || typeof title === 'string') return { en: title ?? id, ja: title ?? id };
  return { en: title.en ?? id, ja: title.ja ?? id };
}

/** Both sit at the table by their names alone. */
const seatsOf = ([first, second]: Pair<string>): OpenGame['seats'] => [
  { name: first, deck: '' },
  { name: second, deck: '' },
];

/** The first stop at or after a moment. */
export const stopFrom = (stops: readonly LessonStop[], moment: number): number => {
  const found = stops.findIndex(({ kind, moment: at }) => kind !== 'intro' && at >= moment);
  return found < 0 ? stops.length - 1 : found;
};

/** The game as it stands at a moment of a lesson, with both hands open. */
export function openMoment(game: GameOfTable, lesson: WalkedLesson, moment: number, names: Pair<string>): OpenGame {
  const { session, lifePoints, modes, line, reopened } = lesson.at(moment);
  const running = new RunningGame(session, modes, line);
  const window = reopened && running.windowsOf(reopened.player).find(({ answers }) => answers === reopened.answers);
  if (window) running.respond(window);
  return { game, running, seats: seatsOf(names), lifePoints, secrecy: 'open' };
}
