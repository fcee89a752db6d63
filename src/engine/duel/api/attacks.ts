import { endNode } from '../../kernel/schedule';
import type { Battle } from '../model/duel-state';
import type { Action } from '../model/effect';
import type { Effect, Scope } from '../model/scope';
import type { CardId, DamageStep } from '../model/vocabulary';
import { hasJustAppeared } from './conditions';
import { changePosition, turnFaceUp } from './facing';
import {
  attackerStands,
  attackForbidden,
  countAttack,
  opposingIdentities,
  opposingMonsters,
  rememberAttacked,
} from '../rules/attack';

/** The attack that runs, as long as it has not come to the Damage Step. */
const runningAttack = (q: Scope): Battle | null => (q.duel.state.damageStep === null ? q.duel.state.battle : null);

/** The monster that attacks now, from the declaration to the end of the Damage Step; null without an attack. */
export const attackerNow = (q: Scope): CardId | null => q.duel.state.battle?.attacker ?? null;
/**
 * The monster whose attack may be weakened: at its declaration, and in the Damage Step where what changes ATK may be activated
 * there whatever the text of the time says (R452). Null otherwise.
 */
export const attackerToWeaken = (q: Scope): CardId | null =>
  q.damageStep !== null && q.duel.profile.damageStepActivations === 'listed' ? attackerNow(q) : q.declaredAttacker;
/** The monster that is attacked now; null without an attack, or for a direct one. */
export const attackedNow = (q: Scope): CardId | null => q.duel.state.battle?.target ?? null;
/** The attack that runs has turned it up. */
const isTurnedUpByAttack = (q: Scope, id: CardId): boolean =>
  attackedNow(q) === id && q.damageStep !== null && q.card(id).faceUpSince > q.card(attackerNow(q)!).lastAttack;
/** It is new beside the others: it has come or has been turned up at this moment, or by the attack that runs. */
export const isNewcomer = (q: Scope, id: CardId): boolean => hasJustAppeared(q, id) || isTurnedUpByAttack(q, id);
const BEFORE_DAMAGE: readonly (DamageStep | null)[] = ['start', 'reveal', 'before', 'calculation'];
/** The attack has turned it up, and damage is still to be calculated: whether it may stay beside others is asked after that. */
export const awaitsCalculation = (q: Scope, id: CardId): boolean =>
  isTurnedUpByAttack(q, id) && BEFORE_DAMAGE.includes(q.damageStep);
/** The player's own monster that battles one of the opponent, and that one; undefined when there is no such battle. */
export function ownBattle(q: Scope): { readonly own: CardId; readonly other: CardId } | undefined {
  const [attacker, attacked] = [attackerNow(q), attackedNow(q)];
  if (attacker === null || attacked === null) return undefined;
  const [own, other] = q.controls(q.player, attacker) ? [attacker, attacked] : [attacked, attacker];
  const areThere = q.card(own).zone === 'monster' && q.card(other).zone === 'monster';
  return areThere && q.controls(q.player, own) && q.controls(q.opponent, other) ? { own, other } : undefined;
}
/** This monster attacks or is attacked. */
export const battles = (q: Scope): boolean => attackerNow(q) === q.self || attackedNow(q) === q.self;
/** The attacker as target, in the declaration window only. */
export const declaredAttacker = (q: Scope): CardId[] => (q.declaredAttacker === null ? [] : [q.declaredAttacker]);

/** Monsters of the attacked side, other than the one attacked, on which the attack may fall. */
export const otherAttackTargets = (q: Scope): CardId[] =>
  opposingMonsters(q.duel).filter(
    (id) => id !== attackedNow(q) && !q.isForbidden('attackTarget', q.turnPlayer, id, attackerNow(q) ?? undefined),
  );

/** The monster that attacks now may attack the player: nothing forbids it to attack directly. */
export const mayBeDirected = (q: Scope): boolean => {
  const attacker = attackerNow(q);
  return attacker !== null && !q.isForbidden('attackDirectly', q.card(attacker).controller, attacker);
};

/** Negates the attack of this monster (R348): it counts as declared. One that attacks no more has none to negate (rulings). */
export function* negateAttack(e: Effect, attacker: CardId | null): Action<boolean> {
  const battle = runningAttack(e);
  if (attacker === null || battle?.attacker !== attacker || battle.negated || !attackerStands(e.duel, battle)) return false;
  battle.negated = true;
  e.duel.note({
    verb: 'negate',
    player: e.player,
    card: attacker,
    passcode: e.card(attacker).passcode,
    by: e.self,
    rule: 'attack-negated',
  });
  return true;
}

/** Ends the Battle Phase at once: an attack that runs comes to nothing (R354). */
export function* endBattlePhase(e: Effect): Action {
  const battle = runningAttack(e);
  if (battle !== null) battle.negated = true;
  if (e.duel.state.frames.some(({ kind }) => kind === 'battle')) endNode(e.duel);
}

/**
 * Turns the running attack to another target that the attacker may attack. It is no declaration and causes no replay. `straight`:
 * the Damage Step follows at once.
 */
export function* redirectAttack(e: Effect, target: CardId | 'direct', { straight = false } = {}): Action<boolean> {
  const battle = runningAttack(e);
  if (
    battle === null ||
    (target !== 'direct' && e.card(target).zone !== 'monster') ||
    attackForbidden(e.duel, battle.attacker, target) !== undefined
  )
    return false;
  battle.directByEffect = target === 'direct';
  battle.target = target === 'direct' ? null : target;
  battle.targetArrival = target === 'direct' ? 0 : e.card(target).arrival;
  for (const frame of e.duel.state.frames) {
    if (frame.kind !== 'attack') continue;
    frame.opposing = opposingIdentities(e.duel);
    if (straight) frame.straight = true;
  }
  return true;
}

/**
 * In the Damage Step, before damage is calculated: another monster of the attacked side is attacked instead. A face-down one
 * turns up. No replay comes of it. @returns whether it did.
 */
export function* redirectBattle(e: Effect, target: CardId): Action<boolean> {
  const { battle, cards } = e.duel.state;
  if (battle?.target == null || e.damageStep === null || e.damageStep === 'after' || e.damageStep === 'end') return false;
  const [before, after] = [cards[battle.target]!, cards[target]!];
  if (after.zone !== 'monster' || after.controller !== before.controller) return false;
  if (attackForbidden(e.duel, battle.attacker, target) !== undefined) return false;
  battle.target = target;
  battle.targetArrival = after.arrival;
  yield* turnFaceUp(e, [target]);
  return true;
}

/**
 * The running attack is negated, and another monster makes it instead, if it may: on the same target, without a new declaration,
 * put in attack position if need be. Where there is nothing left to negate nothing is done.
 */
export function* attackInstead(e: Effect, attacker: CardId | null): Action<boolean> {
  const battle = runningAttack(e);
  if (battle === null || attacker === null || e.card(attacker).zone !== 'monster' || !(yield* negateAttack(e, battle.attacker)))
    return false;
  if (!e.isInAttackPosition(attacker)) yield* changePosition(e, [attacker]);
  if (attackForbidden(e.duel, attacker, battle.target ?? 'direct') !== undefined) return false;
  rememberAttacked(e.duel);
  const card = e.duel.state.cards[attacker]!;
  countAttack(e.duel, card);
  Object.assign(battle, { attacker, attackerArrival: card.arrival, byRight: null, negated: false } satisfies Partial<Battle>);
  e.duel.note({
    verb: 'attack',
    player: card.controller,
    card: attacker,
    passcode: card.passcode,
    other: battle.target !== null && e.card(battle.target).faceUp ? e.card(battle.target).passcode : undefined,
    text: battle.target === null ? 'direct' : undefined,
  });
  e.duel.continuous.changed();
  e.duel.continuous.rememberOrder();
  return true;
}
