import type { VisionView } from '../../../engine/vision';
import type { VisionLogWords } from '../texts/log-words';
import { visionCourse } from '../beats';
import { gameFigures } from '../../../store/game-figures';
import type { Ended } from '../../../ui/screens/result/ended';

/** How a game of VISION ended; null while it goes on. */
export function visionEnded(
  view: VisionView,
  names: readonly [string, string],
  startingLife: number,
  { ended }: VisionLogWords,
): Ended | null {
  const { result, seats, turn } = view;
  return (
    result && {
      winner: result.winner,
      reason: result.reason,
      why: result.winner === 'draw' ? ended.both : ended[result.reason](names[result.winner === 0 ? 1 : 0]),
      names,
      turn,
      life: [seats[0].counters.life, seats[1].counters.life],
      figures: gameFigures(visionCourse, view, startingLife),
      called: ended,
    }
  );
}
