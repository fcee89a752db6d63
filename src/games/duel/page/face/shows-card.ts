import type { DuelView } from '../../../../engine/duel';
import { lyingCards } from '../../../../engine/table';

/** Whether this view shows the card with this passcode anywhere: nothing else may be named beside it. */
export function showsCard(view: DuelView, passcode: number): boolean {
  const { stack, log, decision } = view;
  const has = (card: { readonly passcode?: number }): boolean => card.passcode === passcode;
  return (
    lyingCards(view).some(has) ||
    stack.some((link) => has(link) || link.targets.some(has) || link.costs.some((cost) => cost.passcodes?.includes(passcode))) ||
    log.some((event) => has(event) || event.other === passcode) ||
    decision?.asker?.passcode === passcode ||
    (decision?.pick?.from.some(has) ?? false) ||
    (decision?.options?.some(has) ?? false)
  );
}
