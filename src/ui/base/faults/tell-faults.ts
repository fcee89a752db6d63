import { useTable } from '../../../store/desk/table-store';
import { whisper } from './whisper';

function tell(error: unknown): void {
  const { noteFault, report } = useTable.getState();
  noteFault(error);
  report({ kind: 'fault' });
}

/** Does something; a fault in it is told. */
export function orTell(act: () => void): void {
  try {
    act();
  } catch (error) {
    whisper(error);
    tell(error);
  }
}

/** What fails in an act of the players leaves the page as it was: they are told that nothing came of it. */
export function tellFaults(): void {
  addEventListener('error', ({ error }) => {
    // The browser's own complaints (a layout that had to be measured twice) carry no error.
    if (error instanceof Error) tell(error);
  });
}
