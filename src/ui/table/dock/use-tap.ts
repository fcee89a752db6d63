import type { Place } from '../../../engine/table';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useDock } from '../../base/shared/dock-store';
import { liesInPile } from '../field/places';
import { isPick, togglePick } from './picking';
import { useScene } from './scene';

/** A place on the table was tapped: it is picked, aimed at, or asked what it can do. */
export function useTap(): (place: Place) => void {
  const { table, acts, game } = useScene();
  const { whyNot } = usePromptTexts();
  const { question, request, view, seats, secrecy } = table;
  return (place) => {
    const dock = useDock.getState();
    if (!question || request || question.form === 'window') return;
    const { decision, player } = question;
    if (isPick(question)) {
      if (!decision.pick?.from.some((card) => card.place === place)) dock.refuse([whyNot.notHere]);
      else if (!togglePick(question, place)) dock.refuse([whyNot.enough]);
      return;
    }
    const aims = game.aimsAt?.(question, dock);
    if (aims) {
      const index = aims.get(place);
      if (index === undefined) dock.refuse([whyNot.notHere]);
      else acts.answer({ kind: 'option', index });
      return;
    }
    if (!game.asksActs(decision)) return;
    const card = game.cardAt(view, place);
    const { name } = seats[player];
    const canAct = decision.options?.some((option) => option.card === place) ?? false;
    const isOwn = card?.controller === player;
    if (question.form === 'look' && isOwn && !canAct && game.hides(card))
      dock.refuse([(secrecy === 'peek' ? whyNot.lookFirst : whyNot.lookHere)(name)]);
    else if (isOwn || canAct) dock.select(dock.selected === place ? null : place);
    else if (card) dock.refuse([{ text: whyNot.notYours(name), ...(game.rules.notYours && { rule: game.rules.notYours }) }]);
    // A pile is no empty place.
    else if (!liesInPile(view, place)) dock.refuse([whyNot.emptyHere]);
  };
}
