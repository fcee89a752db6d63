import type { Misfit } from '../../kernel/shape';
import type { DuelState } from '../model/duel-state';
import type { CardPool } from '../model/effect';
import { unknownEffect } from './effects';
import { misplaced } from './places';
import { strangeStanding } from './standing';
import { duelShape, MOST } from './state-shape';

/**
 * Why a position from outside cannot be taken up; undefined when it is one that a duel can come to. Looks at everything once.
 * `strict`: a field that is not known is a reason too, as it is for positions of this engine itself.
 */
export function unsoundness(position: unknown, pool: CardPool, strict = false): Misfit | undefined {
  const cards = cardsOf(position);
  const found = duelShape(Array.isArray(cards) ? Math.min(cards.length, MOST.cards) : 0).misfit(position, strict);
  if (found !== undefined) return found;
  const state = position as DuelState;
  const stranger = state.cards.findIndex(({ id }, at) => id !== at);
  if (stranger >= 0)
    return { where: `.cards[${stranger}].id`, expected: String(stranger), got: String(state.cards[stranger]!.id) };
  return misplaced(state, pool) ?? unknownEffect(state, pool) ?? strangeStanding(state);
}

const cardsOf = (position: unknown): unknown =>
  typeof position === 'object' && position !== null && 'cards' in position ? position.cards : undefined;
