import { byArrival, fieldCards } from '../model/field';
import { Scope } from '../model/scope';
import type { Due } from '../model/state';
import { opponentOf, type CardId, type Timing } from '../model/vocabulary';
import type { Vision } from '../model/vision';

/** In the place of the number of an automatic effect: what keywords and delayed effects do at a moment. */
export const VIGILANCE = -1;
export const DELAYED = -2;
export const UPKEEP = -3;

/** The automatic effects of these cards that have their moment now, in the order of the list. */
export function autosOf(vision: Vision, cards: readonly CardId[], timing: Timing): Due[] {
  const due: Due[] = [];
  for (const card of cards) {
    const { autos } = vision.def(card);
    if (autos.length === 0) continue;
    const { controller: player, stay } = vision.card(card);
    autos.forEach(({ timing: at, when }, effect) => {
      if (at === timing && when?.(new Scope(vision, player, card, stay)) !== false)
        due.push({ card, player, stay, effect, timing });
    });
  }
  return due;
}

const hasAuto = (vision: Vision, card: CardId, timing: Timing): boolean =>
  vision.def(card).autos.some(({ timing: at }) => at === timing);

/** Whether anything could resolve at this moment. Only looks. */
export function mayBeDue(vision: Vision, timing: Timing): boolean {
  const { state } = vision;
  if (state.delayed.length > 0) return true;
  for (const { field } of state.players)
    for (const card of field) {
      if (hasAuto(vision, card, timing) || (timing === 'activeStart' && vision.def(card).is.vigilant)) return true;
      for (const one of vision.card(card).carried) if (hasAuto(vision, one, timing)) return true;
    }
  return false;
}

/** All that resolves at this moment, listed once: cards on the field, and what was put off until now (S14). */
export function dueAt(vision: Vision, timing: Timing): readonly Due[] {
  const { state } = vision;
  const due = autosOf(vision, fieldCards(vision), timing);
  if (timing === 'activeStart')
    for (const card of byArrival(vision, vision.side(opponentOf(state.turnPlayer)).field))
      if (vision.def(card).is.vigilant) due.push(keywordDue(vision, card, VIGILANCE, timing));
  const now = state.delayed.filter((one) => one.timing === timing && one.turn === state.turn);
  if (now.length > 0) state.delayed = state.delayed.filter((one) => !now.includes(one));
  for (const { card, player } of now) due.push({ card, player, stay: 0, effect: DELAYED, timing });
  return due;
}

function keywordDue(vision: Vision, card: CardId, effect: number, timing: Timing): Due {
  const { controller, stay } = vision.card(card);
  return { card, player: controller, stay, effect, timing };
}

/** The upkeep of each card of the turn player that has one (V17, V18). */
export const upkeepsDue = (vision: Vision): readonly Due[] =>
  fieldCards(vision)
    .filter((card) => vision.def(card).upkeep > 0 && vision.card(card).controller === vision.state.turnPlayer)
    .map((card) => keywordDue(vision, card, UPKEEP, 'maintenanceStart'));
