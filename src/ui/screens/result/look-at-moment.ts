import { useTable } from '../../../store/desk/table-store';

/** Looks at the table right after a line of the log; where nothing came after it, at the last decision before the end. */
export function lookAtMoment(line: number): void {
  const { reviewLine, step } = useTable.getState();
  reviewLine(line);
  if (useTable.getState().table?.review === null) step(-1);
}
