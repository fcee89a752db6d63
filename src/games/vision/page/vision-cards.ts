import type { Place, ViewCard, VisionView } from '../../../engine/vision';
import { lyingAt } from '../../../engine/table';

/** The card at a place of this view: what is set on characters too, and what may be picked. */
export function visionCardAt(view: VisionView, place: Place): ViewCard | undefined {
  const set = view.seats.flatMap(({ zones }) => zones.field.cards).flatMap((card) => card?.carried ?? []);
  return lyingAt(view, place) ?? set.find((card) => card.place === place);
}

/** Whether this view shows the card with this passcode anywhere: nothing else may be named beside it. */
export function showsPasscode(view: VisionView, passcode: number): boolean {
  const has = (card: { readonly passcode?: number } | null): boolean => card?.passcode === passcode;
  const lie = view.seats.flatMap(({ zones }) => Object.values(zones).flatMap((zone) => [...zone.cards]));
  return (
    lie.some((card) => has(card) || card?.carried?.some(has)) ||
    view.stack.some((entry) => has(entry) || entry.targets.some(has)) ||
    view.log.some(has) ||
    has(view.decision?.asker ?? null)
  );
}
