import { useVisionTexts } from '../texts';
import { useVision } from './vision-context';
import type { VisionQuestion } from './vision-props';

/** What passing priority is called: it answers nothing, lets the phase end, or ends the Main Phase. */
export function usePassWords({ decision, player }: VisionQuestion): string {
  const { table } = useVision();
  const { prompt } = useVisionTexts();
  if (!decision.isOpen) return table.view.stack.length === 0 ? prompt.endPhase : prompt.noAnswer;
  // An additional phase comes before the turn could end.
  return table.modes[player] !== 'strict' && table.view.added === undefined ? prompt.endTurn : prompt.endMain;
}
