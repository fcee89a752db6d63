import { gameFigures } from '../../../store/game-figures';
import type { Table } from '../../../store/desk/table';
import type { Lives } from '../../table/curtain/Curtain';
import type { Ended } from '../result/ended';
import type { CardOfGame } from '../result/KeyMoments';
import type { GamePage } from './game-page';

interface End {
  readonly lives: Lives;
  /** Null while the game goes on. */
  readonly ended: Ended | null;
  readonly cards: CardOfGame;
}

/** What is left to both players of a game, and how it ended. */
export function useEnd(
  { course, useEnding }: GamePage,
  { view, lifePoints }: Pick<Table, 'view' | 'lifePoints'>,
  names: readonly [string, string],
): End {
  const { unit, called, cards, why } = useEnding();
  const { result, turn } = view;
  const life = course.lives(view);
  return {
    lives: { of: life, unit },
    cards,
    ended: result && {
      winner: result.winner,
      reason: result.reason,
      why: why(result, names),
      names,
      turn,
      life,
      figures: gameFigures(course, view, lifePoints),
      called,
    },
  };
}
