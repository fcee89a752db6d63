import type { Cost } from '../model/effect';
import type { Scope } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import { chooseCards } from './choices';
import { banish, sendToGraveyard } from './moving';
import { getsToGraveyard } from './hand-costs';
import { paid } from './payment';

/** "Send the top N cards of your deck to the Graveyard". */
export const millCost = (count: number): Cost => ({
  rule: 'cost-to-graveyard',
  takes: { deckCards: count },
  can: (q) => {
    const deck = q.deckOf(q.player);
    return deck.length >= count && deck.slice(-count).every((id) => getsToGraveyard(q, id));
  },
  *pay(e) {
    const cards = e.deckOf(e.player).slice(-count).reverse();
    yield* sendToGraveyard(e, cards, 'cost');
    paid(e, { kind: 'toGraveyard', cards });
  },
});

/** "Remove this card, in your Graveyard, from play". */
export const banishSelfFromGraveyard: Cost = {
  rule: 'cost-banish',
  can: (q) => q.card(q.self).zone === 'graveyard' && !q.isForbidden('banishFromGraveyard', q.player),
  *pay(e) {
    yield* banish(e, [e.self], 'cost');
    paid(e, { kind: 'banish', cards: [e.self] });
  },
};

/** Where monsters of the own Graveyard are to be removed from play, face-up ones of the own field go in their place. */
export const banishesFieldInstead = (q: Scope): boolean => q.duel.continuous.allows('banishesFieldInstead', q.player);

/** The cards that stand for those of the own Graveyard where they are to be removed from play; none there while none may be. */
export const toBanishFromGraveyard = (q: Scope): readonly CardId[] => {
  const there = q.isForbidden('banishFromGraveyard', q.player) ? [] : q.graveyardOf(q.player);
  return banishesFieldInstead(q) ? [...q.faceUpMonstersOf(q.player), ...there.filter((id) => !q.isMonster(id))] : there;
};

/** "Remove N cards of your Graveyard from play". */
export const banishFromGraveyard = (count: number, fits: (q: Scope, card: CardId) => boolean): Cost => {
  const from = (q: Scope): CardId[] => toBanishFromGraveyard(q).filter((id) => fits(q, id));
  return {
    rule: 'cost-banish',
    can: (q) => from(q).length >= count,
    *pay(e) {
      const cards = yield* chooseCards(e, { from: from(e), min: count, max: count, prompt: 'banishCost' });
      yield* banish(e, cards, 'cost');
      paid(e, { kind: 'banish', cards });
    },
  };
};

/** "Remove up to N cards of your Graveyard from play", at least one; how many were, `e.paid` tells. */
export const banishSeveralFromGraveyard = (
  atMost: (q: Scope) => number,
  fits: (q: Scope, card: CardId) => boolean,
  /** How many there may be, where not any number will do. */
  isNumber: (q: Scope, count: number) => boolean = () => true,
): Cost => {
  const from = (q: Scope): CardId[] => toBanishFromGraveyard(q).filter((id) => fits(q, id));
  const numbers = (q: Scope): number[] =>
    Array.from({ length: Math.min(from(q).length, atMost(q)) }, (_, i) => i + 1).filter((count) => isNumber(q, count));
  return {
    rule: 'cost-banish',
    can: (q) => numbers(q).length > 0,
    *pay(e) {
      const counts = numbers(e);
      const cards = yield* chooseCards(e, {
        from: from(e),
        min: counts[0]!,
        max: counts.at(-1)!,
        prompt: 'banishCost',
        fits: (chosen) => counts.includes(chosen.length),
      });
      yield* banish(e, cards, 'cost');
      paid(e, { kind: 'banish', cards });
    },
  };
};
