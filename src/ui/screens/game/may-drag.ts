import type { Place } from '../../../engine/table';
import type { ShownOf } from '../../../store/desk/table';
import { cardAt, partsOf } from '../../table/field/places';
import type { GameDock } from '../../table/dock/game-dock';

/** Whether a card may be taken up: one of the asked player's own, of the hand or that goes out, while acts are asked for. */
export function mayDrag(
  place: Place,
  { question, request, view, curtain, review }: ShownOf,
  { asksActs, goesOut }: Pick<GameDock, 'asksActs' | 'goesOut'>,
): boolean {
  if (question?.form !== 'choice' || request || curtain !== null || review || !asksActs(question.decision)) return false;
  const card = cardAt(view, place);
  return card?.known === true && card.controller === question.player && (partsOf(place).zone === 'hand' || goesOut(card));
}
