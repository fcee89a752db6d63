import { useVisionTexts } from '../texts';
import { useVision } from './vision-context';

/** What passing priority is called: it answers nothing, lets the phase end, or ends the Main Phase. */
export function usePassWords(): string {
  const { table } = useVision();
  const { prompt } = useVisionTexts();
  const { question } = table;
  if (!question?.decision.isOpen) return table.view.stack.length === 0 ? prompt.endPhase : prompt.noAnswer;
  // An additional phase comes before the turn could end.
  return table.modes[question.player] !== 'strict' && table.view.added === undefined ? prompt.endTurn : prompt.endMain;
}
