import type { DuelTable } from '../table';
import { useMemo } from 'react';
import { useTableTexts } from '../../../i18n/table-texts';
import { duelLayout } from './face/duel-layout';
import { stepName } from './face/duel-words';
import { usePhaseActions } from './prompt/use-phase-actions';
import { StopFlags } from './stops/StopFlags';
import type { GamePage, Look } from '../../../ui/screens/game/game-page';

/** How a position of a duel is drawn. */
export const useDuelLook: GamePage<DuelTable>['useLook'] = (table): Look => {
  const { view } = table;
  const t = useTableTexts();
  return {
    phaseFlags: useMemo(
      () => Object.fromEntries(duelLayout.phases.map((phase) => [phase, <StopFlags table={table} phase={phase} />])),
      [table],
    ),
    phaseActions: usePhaseActions(table),
    step: stepName(view, t),
  };
};
