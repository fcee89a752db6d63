import { desk, loseTable, useTable } from './desk/table-store';
import { DUEL, stampOf } from './keeping/table-shelf';
import { oneTable, type OneTable } from './keeping/one-table';
import { useSitting, type Sitting } from './keeping/sitting';
import { useMatch } from './match/match-store';
import { gamesFor } from './recordings/games-for';
import { COMES_BACK } from './stage';

let table: OneTable | null = null;

/**
 * This page takes the table of the browser, if no other has it, and what is kept comes back. `orTell` does what may fail, and
 * tells of it.
 */
export function sitDown(orTell: (act: () => void) => void): void {
  const { become } = useSitting.getState();
  table = oneTable(typeof navigator === 'undefined' ? undefined : navigator.locks, {
    here: () => void takeUp(orTell),
    elsewhere: () => become('elsewhere'),
    taken: loseTable,
  });
  addEventListener('pagehide', () => desk.diary.noteLeft());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) desk.diary.noteLeft();
  });
  // Where there are no locks, the quick copy of the other page tells of it.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === DUEL && newValue !== null && desk.diary.isOlderThan(stampOf(newValue))) loseTable();
  });
  if (comesBack()) table.takeOver();
}

async function takeUp(orTell: (act: () => void) => void): Promise<void> {
  const kept = await desk.diary.sitDown();
  if (useSitting.getState().sitting === 'taken') return;
  // Another game is fetched where one is kept; where it cannot be, the kept game is put aside and can be opened later.
  await Promise.all(desk.diary.kept.map((text) => gamesFor(text)));
  // A fault while something is taken up again must not leave the page blank.
  orTell(() => useTable.getState().resume(kept));
  orTell(() => useMatch.getState().resume());
  useSitting.getState().become('here');
}

/** Whether the table is this page's, as soon as that is known and what was kept lies on it. */
export function isSeated(): Promise<boolean> {
  return new Promise((resolve) => {
    const tell = ({ sitting }: { readonly sitting: Sitting }): void => {
      if (sitting === 'opening') return;
      stop();
      resolve(sitting === 'here');
    };
    const stop = useSitting.subscribe(tell);
    tell(useSitting.getState());
  });
}

/** The players want the table here. A page that had it before begins anew: nothing of then is left in it. */
export function takeOver(): void {
  if (useSitting.getState().sitting !== 'taken') return table?.takeOver();
  try {
    sessionStorage.setItem(COMES_BACK, 'yes');
  } catch {
    // Then the page asks once more.
  }
  location.reload();
}

function comesBack(): boolean {
  try {
    const comes = sessionStorage.getItem(COMES_BACK) !== null;
    sessionStorage.removeItem(COMES_BACK);
    return comes;
  } catch {
    return false;
  }
}
