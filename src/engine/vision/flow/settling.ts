import { runListed } from '../../kernel/triggers';
import { allCharacters, byArrival, isCharacter } from '../model/field';
import type { Doing } from '../model/decision';
import type { CardId, Zone } from '../model/vocabulary';
import type { Vision } from '../model/vision';
import { changersOf, toughnessOf } from '../rules/power';
import { move } from './moving';
import { autosOf } from './due';

/** Damage has reached its toughness, or its toughness is gone (V66). */
function isMortal(vision: Vision, card: CardId, sources: readonly CardId[]): boolean {
  const { isMortal: already, damage } = vision.card(card);
  if (already) return false;
  const toughness = toughnessOf(vision, card, sources);
  return toughness <= 0 || damage >= toughness;
}

/** Whether `settle` would find anything. */
export function isUnsettled(vision: Vision): boolean {
  const sources = changersOf(vision);
  return allCharacters(vision).some((card) => isMortal(vision, card, sources));
}

/**
 * After each single instruction: whoever is mortal becomes so at once, what that brings is done, they are discarded at once, what
 * that brings is done, and it is looked again (S40). `doomed`: become mortal whatever their damage.
 */
export function* settle(vision: Vision, doomed: readonly CardId[] = []): Doing {
  let dooms = doomed;
  for (;;) {
    const sources = changersOf(vision);
    const mortal = allCharacters(vision).filter(
      (card) => isMortal(vision, card, sources) || (dooms.includes(card) && !vision.card(card).isMortal),
    );
    dooms = [];
    if (mortal.length === 0) return;
    vision.newBatch();
    for (const card of mortal) {
      vision.card(card).isMortal = true;
      vision.tell('mortal', vision.card(card).controller, { card });
    }
    yield* runListed(vision, autosOf(vision, mortal, 'mortal'));
    yield* discardFromField(
      vision,
      mortal.filter((card) => isCharacter(vision, card) && vision.card(card).isMortal),
    );
  }
}

/** Cards of the field go to the Underworld at once, each with what is set on it; then what that brings is done. */
export function* discardFromField(vision: Vision, cards: readonly CardId[]): Doing {
  if (cards.length === 0) return;
  vision.newBatch();
  const all = byArrival(vision, cards).flatMap((card) => [card, ...vision.card(card).carried]);
  const due = autosOf(vision, all, 'discarded');
  for (const card of all) vision.tell('discard', vision.card(card).controller, { card });
  for (const card of all.toReversed()) move(vision, card, 'underworld');
  yield* runListed(vision, due);
  yield* settle(vision);
}

/** A card leaves the field for another place: what is set on it is discarded first. */
export function* leaveField(vision: Vision, card: CardId, verb: 'remove' | 'toHand', zone: Zone): Doing {
  vision.newBatch();
  const { carried, controller } = vision.card(card);
  const due = autosOf(vision, carried, 'discarded');
  for (const one of carried) vision.tell('discard', vision.card(one).controller, { card: one });
  for (const one of carried) move(vision, one, 'underworld');
  vision.tell(verb, controller, { card });
  move(vision, card, zone);
  yield* runListed(vision, due);
  yield* settle(vision);
}
