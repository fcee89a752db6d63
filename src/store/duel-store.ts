import { create } from 'zustand';
import { answering, type Answering } from './answering';
import { Desk, type Shown } from './desk';
import { filing, type Filing } from './filing';
import { looking, type Looking } from './looking';
import { reviewing, type Reviewing } from './reviewing';
import { requests, type Requests } from './requests';
import { sharing, type Sharing } from './sharing';
import type { Table } from './table';

export type { Table, TableRequest, Trouble } from './table';

interface DuelStore extends Shown, Filing, Answering, Looking, Requests, Reviewing, Sharing {
  readonly dismissTrouble: () => void;
}

/** The desk of this page. Stores of other screens (lessons, recordings, a match) lay their duels on it. */
export const desk = new Desk((shown) => useDuel.setState(shown));

const tableNow = (): Table | null => useDuel.getState().table;

export const useDuel = create<DuelStore>()(() => ({
  table: null,
  trouble: null,
  ...filing(desk),
  ...answering(desk, tableNow),
  ...looking(desk, tableNow),
  ...requests(desk, tableNow),
  ...reviewing(desk, tableNow),
  ...sharing(desk, tableNow),
  dismissTrouble: () => desk.trouble(null),
}));
