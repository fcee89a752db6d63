import { Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { callExtraDeck } from '../../i18n/extra-deck';
import { hasPendulum, useRuleSet } from '../../store/rule-set';
import { useStage } from '../../store/stage';
import type { Later } from '../../store/fetching/later';
import { routeOf, useHash } from '../doors/route';
import { StartBoundary } from '../faults/PageBoundary';
import { fetched } from '../fetching/fetched';
import { Fetching } from '../fetching/Fetching';
import { fetchWhileIdle } from '../fetching/while-idle';
import { useDroppedFiles } from '../menu/use-dropped-files';
import { SetupScreen } from '../setup/SetupScreen';
import { doors } from './doors';
import { useAppearance } from './use-appearance';

/** Everything but the start: the table with its rules and cards, and the doors. */
export type Table = typeof import('./the-table');

/** The start, and behind it the table, which is fetched while the players set up. */
export function App({ table }: { readonly table: Later<Table> }) {
  useAppearance();
  const TablePage = useMemo(() => fetched(() => table.get().then((module) => module.TablePage)), [table]);
  const [there, setThere] = useState<Table | null>(null);
  const openFile = useMemo(() => (file: File | null) => void table.get().then((module) => module.openFile(file)), [table]);
  useDroppedFiles(openFile);
  useEffect(() => {
    const ahead = (): Promise<void> => table.get().then(setThere, () => undefined);
    return fetchWhileIdle([{ ahead }, TablePage]);
  }, [table, TablePage]);
  const shows = useStage((store) => store.shows);
  const route = routeOf(useHash());
  const isDoor = doors.some(({ name }) => name === route?.door);
  const isStart = shows === 'start' && !isDoor;
  const chosen = useRuleSet((store) => store.profile);
  useLayoutEffect(() => {
    if (isStart) callExtraDeck(hasPendulum(chosen) ? 'extra' : 'fusion');
  }, [isStart, chosen]);
  return (
    <StartBoundary of={isStart ? 'start' : 'table'}>
      <Suspense fallback={<Fetching />}>
        {isStart ? <SetupScreen table={table} there={there} openFile={openFile} /> : <TablePage />}
      </Suspense>
    </StartBoundary>
  );
}
