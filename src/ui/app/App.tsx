import { Suspense, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { callExtraDeck } from '../../i18n/extra-deck';
import { hasPendulum, useRuleSet } from '../../store/rule-set';
import { useStage } from '../../store/stage';
import type { Later } from '../../store/fetching/later';
import { routeOf, useHash } from '../base/doors/route';
import { Boundary } from '../base/faults/Boundary';
import { StartBoundary } from '../base/faults/PageBoundary';
import { fetched } from '../base/fetching/fetched';
import { FetchingPage } from '../base/fetching/Fetching';
import { fetchWhileIdle } from '../base/fetching/while-idle';
import { useAttracting } from '../base/idle/attracting';
import { useOperating } from '../screens/kiosk/corner';
import { useVisit } from '../screens/kiosk/visit';
import { useDroppedFiles } from '../table/menu/use-dropped-files';
import { SetupScreen } from '../screens/setup/SetupScreen';
import { doorOf } from './doors';
import { useAppearance } from './use-appearance';
import { endVisit, useLeftAlone } from './use-left-alone';

/** Everything but the start: the table with its rules and cards, and the doors. */
export type Table = typeof import('./the-table');

const AttractScene = fetched(() => import('../screens/attract/AttractScene').then((module) => module.AttractScene));
const OperatorSheet = fetched(() => import('../screens/kiosk/OperatorSheet').then((module) => module.OperatorSheet));

/** What lies over the page is a guest: where it cannot be drawn, the page below is as it was. */
function Guest({ onFault, children }: { readonly onFault: () => void; readonly children: ReactNode }) {
  return (
    <Boundary of={[]} fallback={() => <Gone onDrawn={onFault} />}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
}

function Gone({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

/** The start, and behind it the table, which is fetched while the players set up. */
export function App({ table }: { readonly table: Later<Table> }) {
  useAppearance();
  const { attracts, wake } = useAttracting();
  const { isOpen: isOperating, close } = useOperating();
  const visit = useVisit((store) => store.number);
  const TablePage = useMemo(() => fetched(() => table.get().then((module) => module.TablePage)), [table]);
  const [there, setThere] = useState<Table | null>(null);
  const openFile = useMemo(() => (file: File | null) => void table.get().then((module) => module.openFile(file)), [table]);
  useDroppedFiles(openFile);
  useEffect(() => {
    const ahead = (): Promise<void> => table.get().then(setThere, () => undefined);
    return fetchWhileIdle([{ ahead }, TablePage, AttractScene]);
  }, [table, TablePage]);
  useLeftAlone(there);
  const shows = useStage((store) => store.shows);
  const route = routeOf(useHash());
  const isStart = shows === 'start' && !doorOf(route);
  const chosen = useRuleSet((store) => store.profile);
  useLayoutEffect(() => {
    if (isStart) callExtraDeck(hasPendulum(chosen) ? 'extra' : 'fusion');
  }, [isStart, chosen]);
  return (
    <>
      <div className="contents" inert={attracts || isOperating}>
        <StartBoundary of={isStart ? 'start' : 'table'}>
          <Suspense fallback={<FetchingPage />}>
            {isStart ? <SetupScreen key={visit} table={table} there={there} openFile={openFile} /> : <TablePage />}
          </Suspense>
        </StartBoundary>
      </div>
      {isOperating && (
        <Guest onFault={close}>
          <OperatorSheet onClose={close} onReset={() => void endVisit(there)} />
        </Guest>
      )}
      {attracts && (
        <Guest onFault={wake}>
          <AttractScene />
        </Guest>
      )}
    </>
  );
}
