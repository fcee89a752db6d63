import { Scope } from '../model/scope';
import type { CardId, Player } from '../model/vocabulary';
import type { Vision } from '../model/vision';
import { hasNamed } from '../model/field';

/** How many nodes of a player are active, and how many sleep. */
export function nodesOf(vision: Vision, player: Player): { readonly active: number; readonly sleep: number } {
  const { nodes } = vision.side(player);
  let sleep = 0;
  for (const card of nodes) if (vision.card(card).asleep) sleep += 1;
  return { active: nodes.length - sleep, sleep };
}

/** Each node is worth one in a payment: an active one is put to sleep, a sleeping one goes to the Underworld (S25). */
export const canPay = (vision: Vision, player: Player, cost: number): boolean => cost <= vision.side(player).nodes.length;

/** What a card of the hand costs now. */
export function costOf(vision: Vision, player: Player, card: CardId): number {
  const { facts, code } = vision.def(card);
  const less = code.costsLess?.(new Scope(vision, player, card, vision.card(card).stay)) ?? 0;
  return Math.max(0, (facts.cost ?? 0) - less);
}

/** One of the casters of the card is on the player's field: nodes and cost may be left aside. */
export const hasCaster = (vision: Vision, player: Player, card: CardId): boolean =>
  hasNamed(vision, player, vision.def(card).facts.caster);

/** Whether the nodes suffice: their number for what is required, and for the cost. */
export const nodesSuffice = (vision: Vision, player: Player, card: CardId): boolean =>
  vision.side(player).nodes.length >= (vision.def(card).facts.node ?? 0) && canPay(vision, player, costOf(vision, player, card));
