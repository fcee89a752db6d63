import { openWindow as open, PERSISTENT, type WindowManner } from '../../kernel/window';
import type { WindowKind } from '../model/decision';
import type { Duel } from '../model/duel';
import type { DuelEvent } from '../model/event';
import { opponentOf, type Player } from '../model/vocabulary';

const NONE: readonly DuelEvent[] = [];
/** Before a summon has succeeded nothing that waits comes in (seed 002). */
const BEFORE_SUCCESS: WindowManner = { persistent: false, noTriggers: true };

/** Opens a window about these events: the players of `order` are asked in turn until all have passed in a row. */
export function openWindow(
  duel: Duel,
  window: WindowKind,
  order: readonly Player[],
  events: readonly DuelEvent[] = NONE,
  manner?: WindowManner,
): void {
  open(duel, window, order, { window, events }, window === 'summonNegation' ? BEFORE_SUCCESS : manner);
}

/** Opens the open game state, or the Battle Step: of a skipped Main Phase only its end is left to its player. */
export const openOpenWindow = (duel: Duel, skipped = false): void =>
  open(duel, 'open', skipped ? turnPlayerOnly(duel) : turnPlayerFirst(duel), null, PERSISTENT);

/** Asks one player among what is due in a Standby Phase. */
export const openAmongItems = (duel: Duel, player: Player): void =>
  open(duel, 'items', [player], { window: 'phase', events: NONE });

/** Turn player first, then the opponent. */
export const turnPlayerFirst = (duel: Duel): readonly Player[] => (duel.state.turnPlayer === 0 ? ZERO_FIRST : ONE_FIRST);
const ZERO_FIRST: readonly Player[] = [0, 1];
const ONE_FIRST: readonly Player[] = [1, 0];
const turnPlayerOnly = (duel: Duel): readonly Player[] => [duel.state.turnPlayer];
export const opponentOnly = (duel: Duel): readonly Player[] => [opponentOf(duel.state.turnPlayer)];
