import { charactersOf, nodesOf, powerOf, type CardId, type Player, type Vision } from '../../../engine/vision';

/** What a card is worth that nobody has seen, or that is no character, in points of attack. */
export const UNKNOWN = 3;
const EFFECT = 0.5;

/** What a card is worth where it lies, in points of attack. */
export function worthOf(vision: Vision, card: CardId): number {
  const { facts, isCharacter, activated, autos, stats, is } = vision.def(card);
  if (!isCharacter) return UNKNOWN;
  const onField = vision.card(card).zone === 'field';
  const { attack, toughness } = onField ? powerOf(vision, card) : { attack: facts.attack ?? 0, toughness: facts.toughness ?? 0 };
  const does = activated.length + autos.length + stats.length > 0 ? EFFECT : 0;
  const fights = is.firstStrike || is.deathblow || is.pierce || is.stealth || is.vigilant ? EFFECT : 0;
  return (
    Math.max(0, attack) + 0.5 * Math.max(0, toughness) + does + fights + (onField ? 0.5 * vision.card(card).carried.length : 0)
  );
}

export const other = (player: Player): Player => (player === 0 ? 1 : 0);

/** How much damage a character still takes before it is mortal. */
export const standsFor = (vision: Vision, card: CardId): number => powerOf(vision, card).toughness - vision.card(card).damage;

/** The characters of a player that can stand in the way of an attack. */
export const defendersOf = (vision: Vision, player: Player): readonly CardId[] =>
  charactersOf(vision, player).filter(
    (card) => !vision.card(card).asleep && !vision.card(card).carried.some((one) => vision.def(one).code.binds === true),
  );

/** How many nodes a player has in all. */
export function nodeCount(vision: Vision, player: Player): number {
  const { active, sleep } = nodesOf(vision, player);
  return active + sleep;
}

/** Who falls if one attacks and the other defends, as it is printed on them now. */
export function clash(
  vision: Vision,
  attacker: CardId,
  defender: CardId,
): { readonly attacker: boolean; readonly defender: boolean } {
  const [a, d] = [vision.def(attacker), vision.def(defender)];
  const proof = (taker: typeof a, giver: typeof a): boolean => taker.proof.some((race) => giver.races.includes(race));
  const dealt = (from: CardId, giver: typeof a, taker: typeof a): number =>
    proof(taker, giver) ? 0 : Math.max(0, powerOf(vision, from).attack);
  const falls = (amount: number, giver: typeof a, card: CardId): boolean =>
    amount >= standsFor(vision, card) || (giver.is.deathblow && amount > 0);
  const defenderFalls = falls(dealt(attacker, a, d), a, defender);
  const attackerFalls = falls(dealt(defender, d, a), d, attacker);
  if (a.is.firstStrike === d.is.firstStrike) return { attacker: attackerFalls, defender: defenderFalls };
  return a.is.firstStrike
    ? { attacker: attackerFalls && !defenderFalls, defender: defenderFalls }
    : { attacker: attackerFalls, defender: defenderFalls && !attackerFalls };
}
