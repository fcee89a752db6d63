import { create } from 'zustand';
import { answering, type Answering } from './answering';
import { Desk, type Shown } from './desk';
import { asideShelf } from '../keeping/aside';
import { tableStore } from '../keeping/table-shelf';
import { filing, type Filing } from './filing';
import { mending, type Mending } from './mending';
import { looking, type Looking } from './looking';
import { reviewing, type Reviewing } from './reviewing';
import { gamesOfThisPage } from '../game';
import { fileAway } from '../recordings/file-away';
import { gamesFor } from '../recordings/games-for';
import { requests, type Requests } from './requests';
import { sharing, type Sharing } from './sharing';
import { useSitting } from '../keeping/sitting';
import { readShelf, WAITING_MATCH } from '../storage/shelf';
import type { Table, Trouble } from './table';

export type { Table, TableRequest, Trouble } from './table';

interface TableStore extends Shown, Filing, Answering, Looking, Requests, Reviewing, Sharing, Mending {
  readonly dismissTrouble: () => void;
  /** Tells the players what is wrong; null takes back what was said of a file. */
  readonly report: (trouble: Trouble | null) => void;
}

/** The desk of this page. Stores of other screens (lessons, recordings, a match) lay their duels on it. */
export const desk = new Desk((shown) => useTable.setState(shown), {
  game: gamesOfThisPage,
  fetchFor: gamesFor,
  disk: tableStore,
  fileAway,
  putAside: (text) => asideShelf.put(text),
  taken: () => loseTable(),
  // A door is open, or a match is about to begin.
  isElsewhere: () => (typeof location !== 'undefined' && location.hash !== '') || readShelf(WAITING_MATCH) !== null,
});

/** Another page of this browser has the table now. */
export function loseTable(): void {
  desk.drop();
  useSitting.getState().become('taken');
}

const tableNow = (): Table | null => useTable.getState().table;

export const useTable = create<TableStore>()(() => ({
  table: null,
  trouble: null,
  ...filing(desk),
  ...answering(desk, tableNow),
  ...looking(desk, tableNow),
  ...requests(desk, tableNow),
  ...reviewing(desk, tableNow),
  ...sharing(desk, tableNow),
  ...mending(desk),
  dismissTrouble: () => desk.dismissTrouble(),
  report: (trouble) => desk.trouble(trouble),
}));
