import type { Action } from '../model/effect';
import type { Cause, DuelEvent } from '../model/event';
import type { Effect } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import { moveEach, moveToPile, type Moving } from '../rules/movement';
import { freeToMove, settle, canBeAffected } from './reach';

export const by = (e: Effect, cause: Cause, how?: DuelEvent['how']): Moving => ({ cause, how, by: e.self, byPlayer: e.player });

/** Why cards move, and how. `sameMoment`: together with what the effect did before. */
interface Together {
  readonly cause: Cause;
  readonly how?: DuelEvent['how'];
  readonly atBottom?: boolean;
  readonly sameMoment?: boolean;
}

export function* moveTogether(
  e: Effect,
  wanted: readonly CardId[],
  to: Parameters<typeof moveToPile>[2],
  { cause, how, atBottom, sameMoment }: Together,
): Action<readonly CardId[]> {
  const moved = cause === 'effect' ? freeToMove(e, wanted) : wanted;
  if (moved.length === 0) return moved;
  if (sameMoment !== true) e.duel.newBatch();
  moveEach(e.duel, moved, (id) => moveToPile(e.duel, id, to, by(e, cause, how), atBottom));
  settle(e.duel);
  return moved;
}

/** Those of them that can be affected. */
export const moveAll = (
  e: Effect,
  cards: readonly CardId[],
  to: Parameters<typeof moveToPile>[2],
  moving: Together,
): Action<readonly CardId[]> =>
  moveTogether(
    e,
    cards.filter((id) => canBeAffected(e.duel, id, moving.cause === 'effect' ? e : null)),
    to,
    moving,
  );
