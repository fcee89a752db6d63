import { attackUse, type Card } from '../model/card';
import type { Duel } from '../model/duel';
import type { Battle } from '../model/duel-state';
import { Scope } from '../model/scope';
import type { CardId, Player } from '../model/vocabulary';
import { cardId, opponentOf } from '../model/vocabulary';
import { cardsIn } from '../model/zones';
import { against, noneAgainst, type Reasons } from './reasons';
import type { RuleId } from '../register/index';
import type { Timing } from './timing';

/** In attack position; in defense position too what attacks in it by its own effect. */
export const isInPositionToAttack = ({ state, defs, continuous }: Duel, id: CardId): boolean =>
  state.cards[id]!.position === 'attack' || (defs[id]!.inBattle.attacksInDefense === true && !continuous.isNegated(id));

/** The attacker is where it was, face-up, in attack position and on the attacking side: otherwise nothing attacks (E58). */
export function attackerStands(duel: Duel, { attacker, attackerArrival }: Battle): boolean {
  const { state } = duel;
  const { zone, arrival, faceUp, controller } = state.cards[attacker]!;
  return (
    zone === 'monster' &&
    arrival === attackerArrival &&
    faceUp &&
    isInPositionToAttack(duel, attacker) &&
    controller === state.turnPlayer
  );
}

/** A monster's identity, for replays and repeated attacks: a card that left and came back is another monster. */
export const identity = (duel: Duel, id: CardId): string => `${id}@${duel.state.cards[id]!.arrival}`;

const battleOf = (duel: Duel, attacker: CardId, target: CardId): string =>
  `${identity(duel, attacker)}>${identity(duel, target)}`;

/** The running attack was made on the monster that it is aimed at, whatever comes of it: a negated or stopped one counts. */
export function rememberAttacked(duel: Duel): void {
  const { attacker, target } = duel.state.battle!;
  if (target !== null) duel.state.attacked.push(battleOf(duel, attacker, target));
}

/** The card of an identity. */
export const identityCard = (one: string): CardId => cardId(Number(one.split('@')[0]));

/** The monsters on the attacked side. */
export const opposingMonsters = (duel: Duel): CardId[] =>
  cardsIn(duel.state.players[opponentOf(duel.state.turnPlayer)].monsters, (id) => !duel.state.cards[id]!.summoning);

/** Who stands there now, for noticing a replay. */
export const opposingIdentities = (duel: Duel): string[] => opposingMonsters(duel).map((id) => identity(duel, id));

/** The opposing monster that lets its controller name which monster is attacked (R334), if there is one. */
export const namesAttackTargets = (duel: Duel): CardId | undefined =>
  duel.continuous.gives('choosesAttackTargets')
    ? opposingMonsters(duel).find((id) => duel.continuous.has(id, 'choosesAttackTargets'))
    : undefined;

/** Whether the monster has declared the one attack that it has by right (R433, R434, R494); stopped and negated ones count. */
export const hasAttacked = ({ profile, state }: Duel, { attackedThisPhase, turnAttacked }: Readonly<Card>): boolean =>
  attackedThisPhase > 0 || (profile.attacksPer === 'turn' && turnAttacked === state.turn);

/** The monster makes an attack: one of those that it has, also when another one declared it. */
export function countAttack(duel: Duel, card: Card): void {
  const { profile, state } = duel;
  if (profile.attacksPer === 'turn') state.used.push(attackUse(card));
  card.turnAttacked = state.turn;
  card.attackedThisPhase += 1;
  card.lastAttack = duel.tick();
}

/** Whether a monster that has attacked may do so again. */
const mayAttackAgain = ({ continuous, state }: Duel, id: CardId): boolean =>
  continuous.has(id, 'attacksEveryMonster') ||
  continuous.has(id, 'extraAttack') ||
  (state.cards[id]!.attackedThisPhase < 2 && continuous.has(id, 'attacksTwice'));

/** Whether everything that an attack of the monster costs can be paid, what is of one kind together (seed 002 A1). */
export function canPayForAttack(duel: Duel, player: Player, id: CardId): boolean {
  const costs = duel.continuous.attackCosts(id);
  if (costs.length === 0) return true;
  const side = duel.state.players[player];
  const sum = (kind: 'lifePoints' | 'deckCards'): number => costs.reduce((all, { cost }) => all + (cost.takes?.[kind] ?? 0), 0);
  const lifePoints = sum('lifePoints');
  if (
    lifePoints > side.lifePoints ||
    (lifePoints > 0 && lifePoints === side.lifePoints && !duel.profile.mayPayToZero) ||
    sum('deckCards') > side.deck.length
  )
    return false;
  return costs.every(({ card, cost }) => cost.can(new Scope(duel, card, player)));
}

/** Whether the monster could attack at all now: place, position, prohibitions, attacks already made and what an attack costs. */
export function canDeclareAttack(duel: Duel, timing: Timing, id: CardId, why?: Reasons): boolean {
  const card = duel.state.cards[id]!;
  if (!timing.battleStep && against(why, 'battle-step-only', id)) return false;
  if (card.zone !== 'monster' || card.controller !== timing.player) return !against(why, 'wrong-place', id);
  if (!card.faceUp && against(why, 'face-down-card', id)) return false;
  if (!isInPositionToAttack(duel, id) && against(why, 'attack-position-only', id)) return false;
  if (hasAttacked(duel, card) && !mayAttackAgain(duel, id) && against(why, 'attack-once', id)) return false;
  // What forbids the declaration alone lets an attack go on that has been declared, and one made without a declaration.
  const forbidden =
    duel.continuous.forbids('attack', timing.player, id) ?? duel.continuous.forbids('declareAttack', timing.player, id);
  if (forbidden !== undefined && against(why, forbidden, id)) return false;
  if (!canPayForAttack(duel, timing.player, id) && against(why, 'attack-cost', id)) return false;
  return noneAgainst(why);
}

/**
 * The targets that the attacker may choose now (`running`: on a replay, so that this attack itself does not count): monsters of
 * the other side, or the player when there is none (seed 002 A2), or none but what lets the attack past it by its own text
 * (R336). That no monster may be attacked opens no way.
 */
export function attackTargets(duel: Duel, attacker: CardId, running = false): (CardId | 'direct')[] {
  const opposing = opposingMonsters(duel);
  const card = duel.state.cards[attacker]!;
  const everyMonster =
    card.attackedThisPhase > (running ? 1 : 0) &&
    duel.continuous.has(attacker, 'attacksEveryMonster') &&
    !duel.continuous.has(attacker, 'extraAttack');
  const found: (CardId | 'direct')[] = [];
  for (const id of opposing) {
    if (duel.continuous.forbids('attackTarget', card.controller, id, attacker) !== undefined) continue;
    if (everyMonster && duel.state.attacked.includes(battleOf(duel, attacker, id))) continue;
    found.push(id);
  }
  const past = (isWayOpen(duel, opposing) && !everyMonster) || duel.continuous.has(attacker, 'attacksDirectly');
  if (past && duel.continuous.forbids('attackDirectly', card.controller, attacker) === undefined) found.push('direct');
  return found;
}

/** The rule that keeps this monster from attacking, or from attacking that target, however the attack comes about. */
export function attackForbidden(duel: Duel, attacker: CardId, target: CardId | 'direct'): RuleId | undefined {
  const { controller } = duel.state.cards[attacker]!;
  const ofTarget =
    target === 'direct'
      ? duel.continuous.forbids('attackDirectly', controller, attacker)
      : duel.continuous.forbids('attackTarget', controller, target, attacker);
  return duel.continuous.forbids('attack', controller, attacker) ?? ofTarget;
}

/** No monster stands before the player, or none that does not let attacks past it. */
function isWayOpen({ continuous }: Duel, opposing: readonly CardId[]): boolean {
  for (const id of opposing) if (!continuous.has(id, 'leavesWayOpen')) return false;
  return true;
}

/** Whether this monster may attack that target now. */
export function canAttack(duel: Duel, timing: Timing, id: CardId, target: CardId | 'direct', why?: Reasons): boolean {
  if (!canDeclareAttack(duel, timing, id, why)) return false;
  if (!attackTargets(duel, id).includes(target) && against(why, whyNotTarget(duel, id, target), id)) return false;
  return noneAgainst(why);
}

/** The rule against this target, which the attacker may not choose. */
export function whyNotTarget(duel: Duel, attacker: CardId, target: CardId | 'direct'): RuleId {
  const { controller } = duel.state.cards[attacker]!;
  if (target === 'direct') return duel.continuous.forbids('attackDirectly', controller, attacker) ?? 'direct-attack';
  return (
    (opposingMonsters(duel).includes(target)
      ? duel.continuous.forbids('attackTarget', controller, target, attacker)
      : undefined) ?? 'attack-target'
  );
}
