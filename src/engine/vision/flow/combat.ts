import type { Doing } from '../model/decision';
import { isCharacter, isOnField } from '../model/field';
import type { Entry } from '../model/state';
import { opponentOf, type CardId, type Player } from '../model/vocabulary';
import type { Vision } from '../model/vision';
import { attackOf, toughnessOf } from '../rules/power';
import { says } from './asking';
import { chargeNodes, strike, type Hit } from './instructions';
import { settle } from './settling';

/**
 * The combat of an attack, when all else of its interference has been resolved (6.3). Attack and defence are in the interference
 * until it is over.
 */
export function* fight(vision: Vision, attack: Entry): Doing {
  const defence = vision.state.stack.findLast(({ kind, resolved }) => kind === 'defend' && !resolved);
  vision.newBatch();
  const { card: attacker, player } = attack;
  if (!isThere(vision, attack)) return vision.tell('attackGone', player, { card: attacker });
  if (defence === undefined) return yield* hitPlayer(vision, attacker, opponentOf(player));
  // A defender that has left still counts as having defended (S35).
  if (!isThere(vision, defence)) return;
  const defender = defence.card;
  if (slipsBy(vision, attacker, defender)) {
    vision.tell('defenceCancelled', player, { card: defender });
    return yield* hitPlayer(vision, attacker, opponentOf(player));
  }
  yield* clash(vision, attacker, defender, opponentOf(player));
}

const isThere = (vision: Vision, { card, stay }: Entry): boolean => isOnField(vision, card, stay) && isCharacter(vision, card);

/** Stealth: a defender that has no race in common with it does not stand in the way. */
function slipsBy(vision: Vision, attacker: CardId, defender: CardId): boolean {
  const { is, races } = vision.def(attacker);
  return is.stealth && !vision.def(defender).races.some((race) => races.includes(race));
}

/** Undefended: the player takes the attack, and may then graze (V64). */
function* hitPlayer(vision: Vision, attacker: CardId, player: Player): Doing {
  const hurt = strike(vision, [{ player, amount: attackOf(vision, attacker), by: attacker }]);
  const graze = vision.def(attacker).facts.graze ?? 0;
  // All or nothing, and not the whole deck.
  const canGraze = hurt.length > 0 && graze > 0 && vision.side(player).deck.length > graze;
  if (canGraze && (yield* says(player, 'graze', { prompt: 'graze', card: attacker, amount: graze })))
    chargeNodes(vision, player, graze, 'graze');
  yield* settle(vision);
}

/** Defended: both deal their attack at the same time; whoever alone strikes first does so before the other (S36). */
function* clash(vision: Vision, attacker: CardId, defender: CardId, player: Player): Doing {
  const onDefender = (): readonly Hit[] => blow(vision, attacker, defender, player);
  const onAttacker = (): readonly Hit[] => blow(vision, defender, attacker);
  const [first, second] = [vision.def(attacker).is.firstStrike, vision.def(defender).is.firstStrike];
  if (first === second) return yield* dealt(vision, [...onDefender(), ...onAttacker()], [attacker, defender]);
  const stays = [vision.card(attacker).stay, vision.card(defender).stay] as const;
  yield* dealt(vision, first ? onDefender() : onAttacker(), [attacker, defender]);
  const bothThere = isOnField(vision, attacker, stays[0]) && isOnField(vision, defender, stays[1]);
  if (bothThere) yield* dealt(vision, first ? onAttacker() : onDefender(), [attacker, defender]);
}

/**
 * What one character deals to the other, and, where it pierces, what of it exceeds what the other could still take to the player
 * behind. Who is proof against its race takes nothing, but the excess is as if it had (S38).
 */
function blow(vision: Vision, from: CardId, to: CardId, behind?: Player): readonly Hit[] {
  const amount = attackOf(vision, from);
  const isProof = vision.def(to).proof.some((race) => vision.def(from).races.includes(race));
  const excess = amount - Math.max(0, toughnessOf(vision, to) - vision.card(to).damage);
  const pierces = behind !== undefined && vision.def(from).is.pierce && excess > 0;
  return [{ card: to, amount: isProof ? 0 : amount }, ...(pierces ? [{ player: behind, amount: excess, by: from }] : [])];
}

/** Deals it; whom a deathblow has hurt becomes mortal whatever the damage (S37). */
function* dealt(vision: Vision, hits: readonly Hit[], [attacker, defender]: readonly [CardId, CardId]): Doing {
  strike(vision, hits);
  const doomed = hits.flatMap((hit) => {
    if (!('card' in hit) || hit.amount < 1) return [];
    return vision.def(hit.card === defender ? attacker : defender).is.deathblow ? [hit.card] : [];
  });
  yield* settle(vision, doomed);
}
