import { chooseCard, placeFaceUp, shuffleDeck, type Action, type Effect, type Scope } from '../../../../engine/duel/api';

/** A face-up card of that name lies among the own Spells and Traps. */
export const liesThere = (q: Scope, name: number): boolean =>
  q.spellsTrapsOf(q.player).some((id) => q.isFaceUp(id) && q.facts(id).id === name);

/** Of these the next one that does not lie there yet is placed face-up from the hand or Deck, without being activated. */
export function* placeNext(e: Effect, names: readonly number[]): Action {
  const next = names.find((name) => !liesThere(e, name));
  const from = [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
    (id) => e.facts(id).id === next && !e.isForbidden('placeFaceUp', e.player, id),
  );
  const card = yield* chooseCard(e, { from, prompt: 'choose' });
  if (card === undefined) return;
  const wasInDeck = e.card(card).zone === 'deck';
  yield* placeFaceUp(e, card);
  if (wasInDeck) yield* shuffleDeck(e, e.player);
}
