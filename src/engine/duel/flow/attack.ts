import { askPick } from '../../kernel/decision';
import { anyEnds, lastsBeyond } from '../../kernel/expiry';
import { END } from '../../kernel/play';
import { procedure } from '../../kernel/procedure';
import { hasReady, startTriggers } from '../../kernel/triggers';
import { layWindow, windowFrame } from '../../kernel/window';
import { pickDecision } from '../model/decision';
import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import type { AttackFrame, Occasion } from '../model/duel-state';
import type { DuelEvent } from '../model/event';
import { opponentOf, type Ability, type CardId } from '../model/vocabulary';
import { endBattleUses } from '../rules/activation';
import {
  attackerStands,
  attackTargets,
  countAttack,
  hasAttacked,
  namesAttackTargets,
  opposingIdentities,
  rememberAttacked,
} from '../rules/attack';
import type { RuleId } from '../register/index';
import { effectWithoutLink } from './activating';
import { Question } from './question';
import { openWindow, turnPlayerFirst } from './window';

/** A1 and A2: what the attack costs is paid, then it is declared (E-digest 9.1). */
export function* declare(duel: Duel, attacker: CardId, wanted: CardId | 'direct'): Action {
  const { state } = duel;
  for (const { card: source, cost } of duel.continuous.attackCosts(attacker))
    yield* cost.pay(effectWithoutLink(duel, source, state.cards[attacker]!.controller, 'attackCost'));
  const target = yield* finalTarget(duel, attacker, wanted, false);
  const card = state.cards[attacker]!;
  const byRight = hasAttacked(duel, card) ? rightToAttackAgain(duel, attacker) : null;
  countAttack(duel, card);
  endBattleUses(duel);
  state.battle = {
    attacker,
    attackerArrival: card.arrival,
    target: null,
    targetArrival: 0,
    noDamageTo: null,
    byRight,
    negated: false,
    directByEffect: false,
  };
  aim(duel, target);
  duel.newBatch();
  duel.happen({
    verb: 'attack',
    player: card.controller,
    card: attacker,
    passcode: card.passcode,
    other: visiblePasscode(duel, target),
    text: target === 'direct' ? 'direct' : undefined,
  });
  duel.continuous.rememberOrder();
  duel.push({ kind: 'attack', at: 'declared', opposing: opposingIdentities(duel), stacks: state.stacks, straight: false });
}

/** R334: an opposing monster may let its controller name which monster is attacked. */
function* finalTarget(duel: Duel, attacker: CardId, wanted: CardId | 'direct', running: boolean): Action<CardId | 'direct'> {
  const chooser = wanted === 'direct' ? undefined : namesAttackTargets(duel);
  if (chooser === undefined) return wanted;
  const from = attackTargets(duel, attacker, running).filter((target) => target !== 'direct');
  if (from.length < 2) return wanted;
  const question = pickDecision({
    player: opponentOf(duel.state.turnPlayer),
    why: { prompt: 'attackTarget', card: chooser, clause: 'attackTarget' },
    from,
    min: 1,
    max: 1,
    hidden: false,
  });
  const [target] = yield* askPick(question);
  return target!;
}

/** Rights to one more attack as the next act: used, or lost by another act or the end of the Battle Phase. */
export function endUntilNextAttack({ state, continuous }: Duel): void {
  if (!anyEnds(state.lingering, 'nextAttack', state.turn)) return;
  state.lingering = lastsBeyond(state.lingering, 'nextAttack', state.turn);
  continuous.changed();
}

/** A face-down target is not named. */
const visiblePasscode = (duel: Duel, target: CardId | 'direct'): number | undefined =>
  target !== 'direct' && duel.state.cards[target]!.faceUp ? duel.state.cards[target]!.passcode : undefined;

function aim(duel: Duel, target: CardId | 'direct'): void {
  const battle = duel.state.battle!;
  battle.directByEffect = false;
  battle.target = target === 'direct' ? null : target;
  battle.targetArrival = target === 'direct' ? 0 : duel.state.cards[target]!.arrival;
}

/**
 * From declaration to the Damage Step: window B, then C, with the look at the attacker and at replay after each (E57–E61). A
 * chain in C brings the duel back to it, and C is asked again: first its triggers, then the look.
 */
export const ATTACK = procedure<Duel, AttackFrame>([
  {
    name: 'declared',
    do: (duel) => openWindow(duel, 'attackDeclared', turnPlayerFirst(duel), duel.state.lastBatch),
  },
  { name: 'straight', when: (_, here) => here.straight, do: (_, here) => void (here.at = 'ended') },
  { name: 'endedAfterDeclaration', when: (duel) => !attackerStillAttacks(duel), do: (duel, here) => endAttack(duel, here) },
  { name: 'replayAfterDeclaration', when: needsReplay, ask: replay },
  { name: 'rest', do: openC },
  {
    name: 'triggers',
    when: hasReady,
    do: (duel, here) => {
      here.at = 'triggers';
      startTriggers(duel);
    },
  },
  {
    // What a chain in C has done may be answered first, as after one in B: before a replay is asked, and when the attack has
    // ended.
    name: 'again',
    when: (duel, here) => !here.straight && duel.state.stacks !== here.stacks,
    do: (duel, here) => {
      if (attackerStillAttacks(duel)) return openC(duel, here, duel.state.lastBatch);
      endAttack(duel, here);
      openWindow(duel, 'afterChain', turnPlayerFirst(duel), duel.state.lastBatch);
    },
  },
  { name: 'ended', when: (duel) => !attackerStillAttacks(duel), do: (duel, here) => endAttack(duel, here) },
  { name: 'replay', when: needsReplay, ask: replay },
  { name: 'damage', do: (duel) => duel.push({ kind: 'damageStep', at: duel.rules.procedures.damageStep!.first }) },
]);

/**
 * Window C: free quick effects only. `events`: what a chain in C did may still be answered (a summon in mid-attack); a chain in B
 * had its own window for that.
 */
function openC(duel: Duel, here: AttackFrame, events?: readonly DuelEvent[]): void {
  here.at = 'triggers';
  here.stacks = duel.state.stacks;
  const window = windowFrame(duel, 'battleStep', turnPlayerFirst(duel), BATTLE_STEP);
  if (events !== undefined) window.about = { window: 'afterChain', events };
  layWindow(duel, window);
}
const BATTLE_STEP: Occasion = { window: 'battleStep', events: [] };

/**
 * The continuous effect that lets a monster attack once more; null when it has none (a right that an effect gave for one attack
 * cannot be lost).
 */
function rightToAttackAgain(duel: Duel, id: CardId): Ability | null {
  if (duel.continuous.has(id, 'attacksEveryMonster')) return 'attacksEveryMonster';
  if (duel.state.cards[id]!.attackedThisPhase < 2 && duel.continuous.has(id, 'attacksTwice')) return 'attacksTwice';
  return duel.continuous.has(id, 'extraAttack') ? 'extraAttack' : null;
}

/** E60: the right to this second attack has been lost since, looked at as if it had not been declared. */
function hasLostRight(duel: Duel): boolean {
  const { attacker, byRight } = duel.state.battle!;
  if (byRight === null) return false;
  const card = duel.state.cards[attacker]!;
  card.attackedThisPhase -= 1;
  duel.continuous.changed();
  const lost = !duel.continuous.has(attacker, byRight);
  card.attackedThisPhase += 1;
  duel.continuous.changed();
  return lost;
}

/**
 * Negated, gone, face-down, in defense, on the other side, now forbidden to attack or without the right to attack again: the
 * attack ends and counts as declared (rulings).
 */
function attackerStillAttacks(duel: Duel): boolean {
  const battle = duel.state.battle!;
  const card = duel.state.cards[battle.attacker]!;
  return (
    !battle.negated &&
    attackerStands(duel, battle) &&
    !(duel.profile.attackBanStopsRunningAttack && duel.continuous.forbids('attack', card.controller, card.id) !== undefined) &&
    !hasLostRight(duel)
  );
}

/** A monster of the attacked side left or arrived: identities are compared, not numbers (rulings). */
function otherMonstersOppose(duel: Duel, here: AttackFrame): boolean {
  const now = opposingIdentities(duel);
  return now.length !== here.opposing.length || now.some((one) => !here.opposing.includes(one));
}

function needsReplay(duel: Duel, here: AttackFrame): boolean {
  if (otherMonstersOppose(duel, here)) return true;
  const { battle } = duel.state;
  // E60: a special permission to attack directly was lost.
  return (
    battle!.target === null &&
    !battle!.directByEffect &&
    here.opposing.length > 0 &&
    !attackTargets(duel, battle!.attacker, true).includes('direct')
  );
}

function* replay(duel: Duel, here: AttackFrame): Action {
  const player = duel.state.turnPlayer;
  const { attacker } = duel.state.battle!;
  const targets = attackTargets(duel, attacker, true);
  // A replay that leaves nothing but stopping is not asked: the attack ends (rulings).
  if (targets.length === 0) return endAttack(duel, here);
  duel.state.occasion = null;
  // What must attack if it can does not stop either.
  const stops = duel.continuous.has(attacker, 'mustAttack') ? [] : (['cancel'] as const);
  const options = [...targets, ...stops].map((target) => ({ do: 'replay', target }) as const);
  const question = new Question('replay', player, undefined, duel, null, options);
  const { target } = (yield question) as (typeof options)[number];
  duel.note({
    verb: 'replay',
    player,
    card: attacker,
    passcode: duel.state.cards[attacker]!.passcode,
    rule: target === 'cancel' ? 'stopped-attack' : otherMonstersOppose(duel, here) ? 'replay' : 'attack-right-lost',
    text: target === 'cancel' || target === 'direct' ? target : undefined,
    other: target === 'cancel' ? undefined : visiblePasscode(duel, target),
  });
  if (target === 'cancel') return endAttack(duel, here, 'stopped-attack');
  aim(duel, yield* finalTarget(duel, attacker, target, true));
  here.opposing = opposingIdentities(duel);
  // A re-aimed attack is not "declared": straight to C (E59).
  openC(duel, here);
}

function whyItEnds(duel: Duel): RuleId {
  const battle = duel.state.battle!;
  if (battle.negated) return 'attack-negated';
  return attackerStands(duel, battle) && hasLostRight(duel) ? 'attack-right-lost' : 'attack-ends';
}

function endAttack(duel: Duel, here: AttackFrame, rule = whyItEnds(duel)): void {
  const { attacker } = duel.state.battle!;
  duel.note({
    verb: 'attackEnds',
    player: duel.state.turnPlayer,
    card: attacker,
    passcode: duel.state.cards[attacker]!.passcode,
    rule,
  });
  rememberAttacked(duel);
  duel.state.battle = null;
  here.at = END;
}
