import { useMemo, type ReactNode } from 'react';
import type { DuelView, LinkView, Phase, ProfileId } from '../../../engine/duel';
import { useTableTexts } from '../../../i18n/table-texts';
import { ChainPanel } from './chain/ChainPanel';
import { useChainStory } from './chain/use-chain-story';
import { faceOf } from './face/duel-face';
import { duelLayout } from './face/duel-layout';
import { aimOf, DuelViewProvider } from './face/duel-view';
import { stepName } from './face/duel-words';
import { PanelBoundary } from '../../../ui/base/faults/PartFault';
import { DuelLog } from './log/DuelLog';
import { linesIn, RuleLinesProvider } from '../../../ui/base/rules/rule-lines';
import { GameTable, type SetTable } from '../../../ui/table/whole/GameTable';

export interface DuelTableProps extends SetTable {
  readonly view: DuelView;
  /** The rule set that is played by: its rules are told as it says them. */
  readonly profile: ProfileId;
  /** Flags on the phases of the rail, and what opens them. */
  readonly phaseFlags?: (phase: Phase) => ReactNode;
  /** What was seen of the chain that was over last, where somebody knows. */
  readonly lastChain?: readonly LinkView[];
  /** The card that is read beside the field. */
  readonly card: ReactNode;
}

interface PanelProps {
  readonly view: DuelView;
  readonly of: readonly unknown[];
  readonly children: ReactNode;
}

/** What is read beside the field may be drawn later than the field: it has its own view. */
function Panel({ view, of, children }: PanelProps) {
  return (
    <DuelViewProvider value={view}>
      <PanelBoundary of={of}>{children}</PanelBoundary>
    </DuelViewProvider>
  );
}

/** The duel table, drawn from a view and nothing else. It knows no rules and keeps no state of the duel. */
export function DuelGameTable({ profile, phaseFlags, card, lastChain, ...table }: DuelTableProps) {
  const { view, epoch = '' } = table;
  const t = useTableTexts();
  const story = useChainStory(view, epoch, lastChain);
  const isOpen = story.stage === 'building' || story.stage === 'resolving';
  const lines = useMemo(() => linesIn(profile), [profile]);
  const aim = useMemo(() => aimOf(view), [view]);
  const flags = useMemo(
    () => phaseFlags && Object.fromEntries(duelLayout.phases.map((phase) => [phase, phaseFlags(phase)])),
    [phaseFlags],
  );
  const panels = {
    card,
    chain: useMemo(
      () => (
        <Panel view={view} of={[view, story]}>
          <ChainPanel story={story} />
        </Panel>
      ),
      [view, story],
    ),
    log: useMemo(
      () => (
        <Panel view={view} of={[view]}>
          <DuelLog />
        </Panel>
      ),
      [view],
    ),
  };
  return (
    <RuleLinesProvider value={lines}>
      <GameTable
        {...table}
        face={faceOf(view)}
        aim={aim}
        panels={panels}
        stack={{ open: isOpen ? story.links.length : 0, stands: story.stage !== 'none' }}
        phaseFlags={flags}
        step={stepName(view, t)}
      />
    </RuleLinesProvider>
  );
}
