import type { Aim } from '../model/effect';
import type { Scope } from '../model/scope';
import type { CardId } from '../model/vocabulary';

/** "Your turn", "your phase": of the player of the card. */
export const inOwnTurn = (q: Scope): boolean => q.isOwnTurn;
export const playedThisTurn = (q: Scope): boolean => q.wasPlayedThisTurn;

/** Whom a card changes. */
export const itself = (q: Scope, card: CardId): boolean => card === q.self;
export const carrier = (q: Scope, card: CardId): boolean => card === q.carrier;
export const ownCharacters = (q: Scope, card: CardId): boolean => q.controller(card) === q.player;
export const otherOwn =
  (and: (q: Scope, card: CardId) => boolean = () => true) =>
  (q: Scope, card: CardId): boolean =>
    card !== q.self && ownCharacters(q, card) && and(q, card);
export const everyCharacter = (): boolean => true;
/** Only from 4.3.1.b to 4.9.1.d of the turns of its player. */
export const duringOwnTurn =
  (whom: (q: Scope, card: CardId) => boolean) =>
  (q: Scope, card: CardId): boolean =>
    q.isDuringOwnTurn && whom(q, card);

/** What a card is aimed at (目標). */
export const aCharacter: Aim = { kind: 'card', fits: () => true };
export const anOwnCharacter: Aim = { kind: 'card', fits: ownCharacters };
export const aPlayer: Aim = { kind: 'player' };
