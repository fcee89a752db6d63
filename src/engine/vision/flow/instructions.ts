import type { Doing } from '../model/decision';
import { byArrival, isCharacter } from '../model/field';
import { Effect } from '../model/scope';
import type { CardId, Player } from '../model/vocabulary';
import type { Vision } from '../model/vision';
import { choose } from './asking';
import { loseByDraw } from './ending';
import { move, turn } from './moving';
import { settle } from './settling';

/** So much damage to one character or player; `by`: the character that deals it to a player in combat. */
export type Hit = { readonly amount: number } & ({ readonly card: CardId } | { readonly player: Player; readonly by?: CardId });

/**
 * Deals damage at once: characters in the order of arrival, then players, the turn player first. A barrier makes the damage to
 * its player void, and they gain as much life; one damage uses up all that lie on it (S32).
 * @returns the players who have taken damage
 */
export function strike(vision: Vision, hits: readonly Hit[]): readonly Player[] {
  vision.newBatch();
  const cards = new Map(hits.flatMap((hit) => ('card' in hit && hit.amount > 0 ? [[hit.card, hit.amount]] : [])));
  for (const [card, amount] of cards) {
    vision.card(card).damage += amount;
    vision.tell('hit', vision.card(card).controller, { card, amount });
  }
  const { turnPlayer } = vision.state;
  const hurt = hits.flatMap((hit) => ('player' in hit && hit.amount > 0 ? [hit] : []));
  return hurt
    .sort((a, b) => Number(a.player !== turnPlayer) - Number(b.player !== turnPlayer))
    .flatMap(({ player, amount, by }) => (hurts(vision, player, amount, by) ? [player] : []));
}

function hurts(vision: Vision, player: Player, amount: number, card?: CardId): boolean {
  const { lasting } = vision.state;
  if (lasting.some((one) => one.kind === 'barrier' && one.player === player)) {
    vision.state.lasting = lasting.filter((one) => one.kind !== 'barrier' || one.player !== player);
    vision.tell('void', player, { amount });
    gainLife(vision, player, amount);
    return false;
  }
  vision.tell('damage', player, { amount, ...(card !== undefined && { card }) });
  setLife(vision, player, vision.side(player).life - amount);
  return true;
}

function setLife(vision: Vision, player: Player, life: number): void {
  vision.side(player).life = life;
  vision.tell('life', player, { amount: life });
}

export function gainLife(vision: Vision, player: Player, amount: number): void {
  vision.tell('gain', player, { amount });
  setLife(vision, player, vision.side(player).life + amount);
}

/** Damage by an effect: to characters of the field, all at once. */
export function* damageCards(vision: Vision, cards: readonly CardId[], amount: number): Doing {
  const there = byArrival(vision, cards).filter((card) => isCharacter(vision, card));
  strike(
    vision,
    there.map((card) => ({ card, amount })),
  );
  yield* settle(vision);
}

/** The top card of the deck comes to the hand; where there is none the player has lost. */
export function drawOne(vision: Vision, player: Player): void {
  const card = vision.side(player).deck.at(-1);
  if (card === undefined) return loseByDraw(vision, player);
  move(vision, card, 'hand');
  vision.tell('draw', player, { card });
}

/** Draws by an effect: under the Dark Side of Fate as many cards of the hand are discarded instead (S33). */
export function* drawCards(vision: Vision, player: Player, count: number, source: CardId): Doing {
  vision.newBatch();
  if (vision.state.lasting.some(({ kind }) => kind === 'darkSide')) {
    const { hand } = vision.side(player);
    const why = { prompt: 'discard', card: source, amount: count } as const;
    return yield* discardFromHand(vision, yield* choose(player, hand, count, why, true));
  }
  for (let i = 0; i < count; i++) drawOne(vision, player);
  yield* settle(vision);
}

export function* discardFromHand(vision: Vision, cards: readonly CardId[]): Doing {
  vision.newBatch();
  for (const card of cards) {
    vision.tell('discard', vision.card(card).owner, { card });
    move(vision, card, 'underworld');
  }
  yield* settle(vision);
}

/** The top cards of the deck go to the Node Area asleep, as many as there are. */
export function chargeNodes(vision: Vision, player: Player, count: number, verb: 'graze' | 'charge'): void {
  const { deck } = vision.side(player);
  const top = deck.slice(Math.max(0, deck.length - count)).reverse();
  for (const card of top) move(vision, card, 'node', { asleep: true });
  vision.tell(verb, player, { amount: top.length });
}

/** Sleeping nodes wake: the ones that have lain there longest. */
export function wakeNodes(vision: Vision, player: Player, count: number): void {
  const asleep = vision.side(player).nodes.filter((card) => vision.card(card).asleep);
  for (const card of asleep.slice(0, count)) vision.card(card).asleep = false;
}

/** How a card comes to the field. */
interface Entering {
  readonly asleep: boolean;
  /** It was played: effects that speak of that see it. */
  readonly played: boolean;
}

/** A card enters the field of a player; what it does as it enters follows at once. */
export function* enterField(vision: Vision, card: CardId, player: Player, { asleep, played }: Entering): Doing {
  move(vision, card, 'field', { controller: player, asleep });
  if (played) vision.card(card).playedIn = vision.state.turn;
  vision.tell('enter', player, { card });
  const { entering } = vision.def(card).code;
  if (entering !== undefined) {
    vision.tell('trigger', player, { card });
    yield* entering(new Effect(vision, player, card, vision.card(card).stay));
  }
  yield* settle(vision);
}

/** Puts to sleep or wakes, as an effect. */
export function turnCards(vision: Vision, cards: readonly CardId[], asleep: boolean): void {
  vision.newBatch();
  for (const card of cards) turn(vision, card, asleep, true);
}
