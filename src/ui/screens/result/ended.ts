import { duelCourse } from '../../../games/duel/beats';
import type { DuelTable } from '../../../games/duel/table';
import type { AroundTexts } from '../../../i18n/around-texts';
import { gameFigures, type GameFigures } from '../../../store/game-figures';
import type { Pair } from '../../../store/seats';
import type { Speech } from '../../../games/duel/page/prompt/sentences';
import { whyItEnded } from '../../../games/duel/page/why-it-ended';

/** The end of a game of either kind, as the page says it. */
export interface Ended {
  readonly winner: 0 | 1 | 'draw';
  readonly reason: string;
  /** A sentence. */
  readonly why: string;
  readonly names: readonly [string, string];
  readonly turn: number;
  readonly life: Pair<number>;
  readonly figures: GameFigures;
  /** What the longest stack and the largest loss are called in the words of the game. */
  readonly called: { readonly longest: string; readonly damage: string; readonly stackOf: (height: number) => string };
}

/** How a duel ended; null while it goes on. */
export function endedDuel(
  { view, lifePoints }: Pick<DuelTable, 'view' | 'lifePoints'>,
  { names, info }: Pick<Speech, 'names' | 'info'>,
  texts: AroundTexts,
): Ended | null {
  const { result, seats, turn } = view;
  return (
    result && {
      winner: result.winner,
      reason: result.reason,
      why: whyItEnded(result, names, texts, info),
      names,
      turn,
      life: [seats[0].counters.lifePoints, seats[1].counters.lifePoints],
      figures: gameFigures(duelCourse, view, lifePoints),
      called: texts.result,
    }
  );
}
