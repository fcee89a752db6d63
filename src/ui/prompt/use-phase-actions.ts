import { useMemo } from 'react';
import type { Destination } from '../../engine';
import { useLanguage } from '../../i18n/language';
import { useDuel, type Table } from '../../store/desk/duel-store';
import { useCardInfo } from '../card/card-info';
import type { PhaseAction, PhaseActions } from '../table/PhaseRail';
import { useDock } from '../shared/dock-store';
import { becauseOf } from '../shared/reasons';

const AHEAD: readonly Destination[] = ['battle', 'main2', 'end', 'nextTurn'];

/** The phase rail as a control: what can be announced now, and why the rest cannot. */
export function usePhaseActions({ question, request }: Table): PhaseActions {
  const language = useLanguage();
  const info = useCardInfo();
  return useMemo(() => {
    const kind = question?.decision.kind;
    if (!question || request || question.form === 'window' || (kind !== 'idle' && kind !== 'battle')) return {};
    const { answer, whyNot } = useDuel.getState();
    const actionTo = (to: Destination): PhaseAction => {
      const option = question.decision.options?.find((one) => one.do === 'enter' && one.to === to);
      if (option) return { enabled: true, onPress: () => void answer({ kind: 'option', index: option.index }) };
      const reasons = becauseOf(whyNot({ do: 'enter', to }), language, info);
      return {
        enabled: false,
        onPress: () => useDock.getState().refuse(reasons),
        ...(reasons[0] !== undefined && { reason: reasons[0].text }),
      };
    };
    return Object.fromEntries(AHEAD.map((to) => [to, actionTo(to)]));
  }, [question, request, language, info]);
}
