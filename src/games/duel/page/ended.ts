import { gameFigures } from '../../../store/game-figures';
import type { AroundTexts } from '../../../i18n/around-texts';
import type { Ended } from '../../../ui/screens/result/ended';
import { duelCourse } from '../beats';
import type { DuelTable } from '../table';
import type { Speech } from './prompt/sentences';
import { whyItEnded } from './why-it-ended';

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
