import type { ComponentType, ReactNode } from 'react';
import type { Table } from '../../../store/desk/table';
import type { fetchWhileIdle } from '../../base/fetching/while-idle';
import type { HelpOfGame } from '../../table/keyboard/HelpSheet';

/** What a game lays beside its field itself. */
export interface SheetsOfGame<T extends Table = Table> {
  /** What of these is to be fetched ahead, like the sheets of any table. */
  readonly ahead: Parameters<typeof fetchWhileIdle>[0];
  /** How it is played, and its keys. */
  useHelp(): HelpOfGame;
  /** Where the priority stops, if that can be said. */
  readonly Stops?: ComponentType;
  /** What the question lays out by itself. */
  asked(table: T): ReactNode;
}
