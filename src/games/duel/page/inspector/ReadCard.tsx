import { memo } from 'react';
import type { DuelView } from '../../../../engine/duel';
import { showsCard } from '../face/shows-card';
import { PanelBoundary } from '../../../../ui/base/faults/PartFault';
import { cardAt } from '../../../../ui/table/field/places';
import type { Thought } from '../../../../ui/table/dock/thought';
import { Inspector } from './Inspector';
import { askerOf, linesNow } from './asked-about';
import type { Inspected } from '../../../../ui/table/inspector/reading';

interface ReadCardProps {
  readonly view: DuelView;
  readonly inspected: Inspected | null;
  /** What can be done with the inspected card, and why the rest cannot. */
  readonly acts?: readonly Thought[] | undefined;
  /** What the attack on it that is about to be declared comes to. */
  readonly attack?: string | undefined;
}

/** The card that is read, as far as this view shows it. */
export const ReadCard = memo(function ReadCard({ view, inspected: pointedAt, acts, attack }: ReadCardProps) {
  const inspected = pointedAt ?? askerOf(view);
  const card = inspected?.place === undefined ? undefined : cardAt(view, inspected.place);
  const passcode = inspected?.passcode !== undefined && showsCard(view, inspected.passcode) ? inspected.passcode : undefined;
  const asked = linesNow(view, card ? card.passcode : passcode);
  return (
    <PanelBoundary of={[view, pointedAt]}>
      <Inspector
        card={card}
        passcode={card ? undefined : passcode}
        acts={card ? acts : undefined}
        attack={attack}
        {...(asked && { asked })}
      />
    </PanelBoundary>
  );
});
