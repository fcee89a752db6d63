import { useMemo, type ReactNode } from 'react';
import type { DuelView, Phase } from '../../engine/duel';
import type { Place } from '../../engine/table';
import { useTableTexts } from '../../i18n/table-texts';
import { ChainPanel } from '../chain/ChainPanel';
import { useChainStory } from '../chain/use-chain-story';
import { faceOf } from '../faces/duel-face';
import { duelLayout } from '../faces/duel-layout';
import { aimOf, DuelViewProvider } from '../faces/duel-view';
import { stepName } from '../faces/duel-words';
import { showsCard } from '../faces/shows-card';
import { PanelBoundary } from '../faults/PartFault';
import type { InspectedAct } from '../inspector/AtThisMoment';
import { Inspector } from '../inspector/Inspector';
import { DuelLog } from '../log/DuelLog';
import { cardAt } from '../table/places';
import { GameTable, type SetTable } from './GameTable';

/** The card in the inspector: one on the table, or one that was named. */
export interface Inspected {
  readonly place?: Place;
  readonly passcode?: number;
}

export interface DuelTableProps extends SetTable {
  readonly view: DuelView;
  /** Flags on the phases of the rail, and what opens them. */
  readonly phaseFlags?: (phase: Phase) => ReactNode;
  readonly inspected?: Inspected | null;
  /** What can be done with the inspected card, and why the rest cannot. */
  readonly acts?: readonly InspectedAct[];
}

/** The duel table, drawn from a view and nothing else. It knows no rules and keeps no state of the duel. */
export function DuelTable({ phaseFlags, inspected, acts, ...table }: DuelTableProps) {
  const { view, epoch = '' } = table;
  const t = useTableTexts();
  const story = useChainStory(view, epoch);
  const isOpen = story.stage === 'building' || story.stage === 'resolving';
  const aim = useMemo(() => aimOf(view), [view]);
  const flags = useMemo(
    () => phaseFlags && Object.fromEntries(duelLayout.phases.map((phase) => [phase, phaseFlags(phase)])),
    [phaseFlags],
  );
  const card = inspected?.place === undefined ? undefined : cardAt(view, inspected.place);
  const passcode = inspected?.passcode !== undefined && showsCard(view, inspected.passcode) ? inspected.passcode : undefined;
  const panels = {
    card: (
      <PanelBoundary of={[view, inspected]}>
        <Inspector card={card} passcode={card ? undefined : passcode} acts={card ? acts : undefined} />
      </PanelBoundary>
    ),
    chain: (
      <PanelBoundary of={[view, story]}>
        <ChainPanel story={story} />
      </PanelBoundary>
    ),
    log: (
      <PanelBoundary of={[view]}>
        <DuelLog />
      </PanelBoundary>
    ),
  };
  return (
    <DuelViewProvider value={view}>
      <GameTable
        {...table}
        face={faceOf(view)}
        aim={aim}
        panels={panels}
        stack={{ open: isOpen ? story.links.length : 0, stands: story.stage !== 'none' }}
        phaseFlags={flags}
        step={stepName(view, t)}
      />
    </DuelViewProvider>
  );
}
