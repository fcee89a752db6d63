import { Suspense, useMemo } from 'react';
import type { Later } from '../../store/fetching/later';
import { StartBoundary } from '../base/faults/PageBoundary';
import { fetched } from '../base/fetching/fetched';
import { FetchingPage } from '../base/fetching/Fetching';
import type { Table } from './App';
import { useAppearance } from './use-appearance';

/** The window for an audience. */
export function AudienceApp({ table }: { readonly table: Later<Table> }) {
  useAppearance();
  const AudiencePage = useMemo(() => fetched(() => table.get().then((module) => module.AudiencePage)), [table]);
  return (
    <StartBoundary of="audience">
      <Suspense fallback={<FetchingPage />}>
        <AudiencePage />
      </Suspense>
    </StartBoundary>
  );
}
