import { charactersOf } from '../model/field';
import type { Aim } from '../model/effect';
import { Scope } from '../model/scope';
import { PLAYERS, type CardId, type Player } from '../model/vocabulary';
import type { Vision } from '../model/vision';

/** The cards that a play or use of this card can be aimed at, in the order of arrival. */
export function aimsOf(vision: Vision, player: Player, card: CardId, aim: Extract<Aim, { kind: 'card' }>): CardId[] {
  const q = new Scope(vision, player, card, vision.card(card).stay);
  return PLAYERS.flatMap((side) => charactersOf(vision, side).filter((one) => aim.fits(q, one)));
}

/** Whether there is anything that it can be aimed at; a player always is. */
export const hasAim = (vision: Vision, player: Player, card: CardId, aim: Aim | undefined): boolean =>
  aim?.kind !== 'card' || aimsOf(vision, player, card, aim).length > 0;
