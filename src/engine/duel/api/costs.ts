import { NO_DATA, type Data } from '../model/data';
import type { Cost } from '../model/effect';
import type { Effect } from '../model/scope';
import type { Scope } from '../model/scope';
import type { RuleId } from '../register/index';
import { linger } from './lasting';

export const rememberedWhenPaid = (e: Effect): Data => e.link.payments.find(({ data }) => data !== undefined)?.data ?? NO_DATA;

/** What the card remembered is used up by this activation, even a negated one. */
export const useUpMemory: Cost = {
  rule: 'nothing-remembered',
  can: (q) => q.card(q.self).data !== null,
  *pay(e) {
    e.duel.state.cards[e.self]!.data = null;
  },
};

/** "Only once while it lies face-up": remembered until it leaves or is turned down. */
export const onceWhileFaceUp: Cost = {
  rule: 'used-up-while-face-up',
  can: (q) => q.card(q.self).data?.turn === undefined,
  *pay(e) {
    e.duel.state.cards[e.self]!.data = { turn: e.turn };
  },
};

/** Uses up the lasting effect `key` of this card: it works once. */
export const useUpLasting = (rule: RuleId, key: string): Cost => ({
  rule,
  can: (q) => hasLasting(q, key),
  *pay(e) {
    e.duel.state.lingering = e.duel.state.lingering.filter(
      (one) => one.card !== e.self || one.key !== key || one.player !== e.player,
    );
    e.duel.continuous.changed();
  },
});

/** The lasting effect `key` that the player began with this card still goes on. */
export const hasLasting = (q: Scope, key: string): boolean =>
  q.duel.state.lingering.some((one) => one.card === q.self && one.key === key && one.player === q.player);

/**
 * What is given up for the rest of the turn by activating: the lasting effect `key` of this card, about the player or about the
 * card `itself`. It begins with the activation, even a negated one; `can` looks back on the turn so far.
 */
export const restriction = (rule: RuleId, key: string, can: (q: Scope) => boolean, { itself = false } = {}): Cost => ({
  rule,
  can,
  *pay(e) {
    yield* linger(e, key, { cards: itself ? [e.self] : [] });
  },
});
