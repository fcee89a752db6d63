import type { Duel } from '../model/duel';
import type { PendingTrigger } from '../model/duel-state';
import { Effect } from '../model/scope';

/** It is done without a chain when the act is over in which its event happened. */
export const isAtOnce = ({ defs }: Duel, { card, effect }: PendingTrigger): boolean =>
  defs[card]!.effects[effect]!.atOnce === true;

/** Does what waits to be done without a chain. @returns whether there was anything */
export function actAtOnce(duel: Duel): boolean {
  const due = duel.state.waiting.filter((one) => isAtOnce(duel, one));
  if (due.length === 0) return false;
  duel.state.waiting = duel.state.waiting.filter((one) => !due.includes(one));
  for (const { card, effect, player, event } of due) {
    const e = Effect.withoutLink(duel, card, player, `${effect}`);
    e.event = event;
    if (duel.defs[card]!.effects[effect]!.resolve(e).next().done !== true) throw new Error('What is done at once asks nothing.');
  }
  return true;
}
