import type { DuelTable } from '../table';
import { useMemo } from 'react';
import { useTableTexts } from '../../../i18n/table-texts';
import { ChainPanel } from './chain/ChainPanel';
import { useChainStory } from './chain/use-chain-story';
import { duelLayout } from './face/duel-layout';
import { stepName } from './face/duel-words';
import { usePhaseActions } from './prompt/use-phase-actions';
import { StopFlags } from './stops/StopFlags';
import type { GamePage, Look } from '../../../ui/screens/game/game-page';

/** How a position of a duel is drawn: its chain is told again while it resolves. */
export const useDuelLook: GamePage<DuelTable>['useLook'] = (table, epoch): Look => {
  const { view, lastChain } = table;
  const t = useTableTexts();
  const story = useChainStory(view, epoch, lastChain);
  const isOpen = story.stage === 'building' || story.stage === 'resolving';
  return {
    stack: { open: isOpen ? story.links.length : 0, stands: story.stage !== 'none' },
    panel: useMemo(() => <ChainPanel story={story} />, [story]),
    phaseFlags: useMemo(
      () => Object.fromEntries(duelLayout.phases.map((phase) => [phase, <StopFlags table={table} phase={phase} />])),
      [table],
    ),
    phaseActions: usePhaseActions(table),
    step: stepName(view, t),
  };
};
