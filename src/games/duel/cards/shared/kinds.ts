import type { Attribute, CardId, Race, Scope } from '../../../../engine/duel/api';

/** Which monsters a text speaks of. */
export type Kind = (q: Scope, card: CardId) => boolean;

export const ofType =
  (...types: readonly Race[]): Kind =>
  (q, card) =>
    types.some((type) => type === q.race(card));
export const ofAttribute =
  (attribute: Attribute): Kind =>
  (q, card) =>
    q.hasAttribute(card, attribute);
