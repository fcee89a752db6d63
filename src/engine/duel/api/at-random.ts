import type { Action } from '../model/effect';
import type { Cause } from '../model/event';
import type { Effect } from '../model/scope';
import type { CardId, Player } from '../model/vocabulary';
import { NotOurFault } from '../../kernel/play';
import { discard } from './moving';

/** A random card of a list, by the seeded generator or as the scenario fixes it; undefined for an empty list. */
export function pickAtRandom({ duel }: Effect, cards: readonly CardId[]): CardId | undefined {
  if (cards.length === 0) return undefined;
  const fixed = duel.state.fixedRandomCards.shift();
  if (fixed !== undefined) {
    const found = cards.find((id) => duel.state.cards[id]!.passcode === fixed);
    if (found !== undefined) {
      duel.randomPicks.push(found);
      return found;
    }
    if (duel.outcomesMustFit)
      throw new FixedOutcomeMissing(`the card ${duel.pool.facts(fixed)?.en ?? fixed} is not among the cards to pick from`);
  }
  const picked = cards[duel.outcome(cards.length)]!;
  duel.randomPicks.push(picked);
  return picked;
}

/** A scenario fixes a random outcome that cannot be. */
export class FixedOutcomeMissing extends NotOurFault {}

/** `player` discards random hand cards. */
export function* discardAtRandom(e: Effect, player: Player, count: number, cause: Cause = 'effect'): Action<readonly CardId[]> {
  const left = [...e.handOf(player)];
  const picked: CardId[] = [];
  while (picked.length < count && left.length > 0) {
    const id = pickAtRandom(e, left)!;
    left.splice(left.indexOf(id), 1);
    picked.push(id);
  }
  return yield* discard(e, picked, cause);
}
