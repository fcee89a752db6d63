import { useDuel } from '../../store/desk/duel-store';

/** Looks at the table right after a line of the log; where nothing came after it, at the last decision before the end. */
export function lookAtMoment(line: number): void {
  const { reviewLine, step } = useDuel.getState();
  reviewLine(line);
  if (useDuel.getState().table?.review === null) step(-1);
}
