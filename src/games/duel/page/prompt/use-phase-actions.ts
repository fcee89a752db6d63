import type { ShownDuel } from '../../table';
import { announcements } from '../../thinking';
import { useMemo } from 'react';
import type { Destination, WishView } from '../../../../engine/duel';
import { useTable } from '../../../../store/desk/table-store';
import type { PhaseAction, PhaseActions } from '../../../../ui/table/field/PhaseRail';
import { useDock } from '../../../../ui/base/shared/dock-store';
import { useBecause } from '../because';

const AHEAD: readonly Destination[] = ['battle', 'main2', 'end', 'nextTurn'];

/** The phase rail as a control: what can be announced now, and why the rest cannot. */
export function usePhaseActions({ question, request, profile }: ShownDuel): PhaseActions {
  const tell = useBecause(profile);
  return useMemo(() => {
    if (!question || request) return {};
    const { answer } = useTable.getState();
    const actionOf = ({ to, options: [option], reasons }: WishView): PhaseAction => {
      const then = option?.to === to ? undefined : to;
      if (option) return { enabled: true, onPress: () => void answer({ kind: 'option', index: option.index }, then) };
      const because = tell(reasons);
      return {
        enabled: false,
        onPress: () => useDock.getState().refuse(because),
        ...(because[0] !== undefined && { reason: because[0].text }),
      };
    };
    const ahead = announcements().filter(({ to }) => to !== undefined && AHEAD.includes(to));
    return Object.fromEntries(ahead.map((wish) => [wish.to, actionOf(wish)]));
  }, [question, request, tell]);
}
