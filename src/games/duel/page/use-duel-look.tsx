import type { DuelTable } from '../table';
import { useTableTexts } from '../../../i18n/table-texts';
import { stepName } from './face/duel-words';
import { usePhaseActions } from './prompt/use-phase-actions';
import { useStopFlags } from './stops/StopFlags';
import type { GamePage, Look } from '../../../ui/screens/game/game-page';

/** How a position of a duel is drawn. */
export const useDuelLook: GamePage<DuelTable>['useLook'] = (table): Look => {
  const { view } = table;
  const t = useTableTexts();
  return {
    phaseFlags: useStopFlags(table),
    phaseActions: usePhaseActions(table),
    step: stepName(view, t),
  };
};
