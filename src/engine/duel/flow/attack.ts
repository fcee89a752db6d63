import type { Act, Answer } from '../model/decision';
import type { Ability, Action } from '../model/effect';
import type { Duel } from '../model/duel';
import type { Situation } from '../model/duel-state';
import { opponentOf, type CardId } from '../model/vocabulary';
import { listBattleActs } from '../rules/acts';
import { attackTargets, namesAttackTargets, opposingIdentities } from '../rules/attack';
import type { RuleId } from '../register/index';
import { activate, effectWithoutLink } from './activating';
import { ActList, ask } from './ask';
import { announceEnd } from './main-phase';
import { startTriggers } from './triggers';
import { openWindow, turnPlayerFirst } from './window';

type AttackSituation = Extract<Situation, { kind: 'attack' }>;

/** The Battle Step between attacks. */
export function battleStep(duel: Duel, here: Extract<Situation, { kind: 'battleStep' }>): Action | undefined {
  duel.state.occasion = null;
  if (duel.state.pending.length > 0 && startTriggers(duel)) return undefined;
  if (here.over === true) {
    leaveBattlePhase(duel);
    return undefined;
  }
  return act(duel);
}

/** An effect has ended the Battle Phase: without an End Step (R354). */
function leaveBattlePhase(duel: Duel): void {
  duel.pop();
  const phase = duel.situation;
  if (phase.kind === 'phase') phase.stage = 3;
}

function* act(duel: Duel): Action {
  const player = duel.state.turnPlayer;
  const chosen = (yield new ActList('battle', player, duel, listBattleActs)) as Act;
  // A right to one more attack is for the next act of the Battle Step (rulings: Envoy's second attack).
  endUntilNextAttack(duel);
  if (chosen.do === 'attack') yield* declare(duel, chosen.card, chosen.target);
  else if (chosen.do === 'enter') announceEnd(duel, chosen.to);
  else if (chosen.do === 'activate') {
    duel.push({ kind: 'afterChain', stage: 0, window: true, events: [] });
    yield* activate(duel, player, chosen);
  }
}

/** A1 and A2: what the attack costs is paid, then it is declared (E-digest 9.1). */
export function* declare(duel: Duel, attacker: CardId, wanted: CardId | 'direct'): Action {
  const { state } = duel;
  for (const { card: source, cost } of duel.continuous.attackCosts(attacker))
    yield* cost.pay(effectWithoutLink(duel, source, state.cards[attacker]!.controller));
  const target = yield* finalTarget(duel, attacker, wanted, false);
  const card = state.cards[attacker]!;
  const byRight = card.attackedThisPhase > 0 ? rightToAttackAgain(duel, attacker) : null;
  card.turnAttacked = state.turn;
  card.attackedThisPhase += 1;
  card.lastAttack = duel.tick();
  state.battle = {
    attacker,
    attackerArrival: card.arrival,
    target: -1,
    targetArrival: 0,
    noDamageTo: -1,
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
  duel.push({ kind: 'attack', stage: 0, opposing: opposingIdentities(duel), chains: state.chainCount });
}

/** R334: an opposing monster may let its controller name which monster is attacked. */
function* finalTarget(duel: Duel, attacker: CardId, wanted: CardId | 'direct', running: boolean): Action<CardId | 'direct'> {
  const chooser = wanted === 'direct' ? undefined : namesAttackTargets(duel);
  if (chooser === undefined) return wanted;
  const from = attackTargets(duel, attacker, running).filter((target) => target !== 'direct');
  if (from.length < 2) return wanted;
  const answer = (yield* ask({
    kind: 'choose',
    player: opponentOf(duel.state.turnPlayer),
    why: { prompt: 'attackTarget', card: chooser },
    from,
    min: 1,
    max: 1,
    hidden: false,
  })) as Extract<Answer, { do: 'choose' }>;
  return answer.cards[0]!;
}

/** Rights to one more attack as the next act: used, or lost by another act or the end of the Battle Phase. */
export function endUntilNextAttack(duel: Duel): void {
  if (!duel.state.lingering.some((lingering) => lingering.until === 'nextAttack')) return;
  duel.state.lingering = duel.state.lingering.filter((lingering) => lingering.until !== 'nextAttack');
  duel.continuous.changed();
}

/** A face-down target is not named. */
const visiblePasscode = (duel: Duel, target: CardId | 'direct'): number | undefined =>
  target !== 'direct' && duel.state.cards[target]!.faceUp ? duel.state.cards[target]!.passcode : undefined;

function aim(duel: Duel, target: CardId | 'direct'): void {
  const battle = duel.state.battle!;
  battle.directByEffect = false;
  battle.target = target === 'direct' ? -1 : target;
  battle.targetArrival = target === 'direct' ? 0 : duel.state.cards[target]!.arrival;
}

/** From declaration to the Damage Step: window B, then C, with the look at the attacker and at replay after each (E57–E61). */
export function attackSituation(duel: Duel, here: AttackSituation): Action | undefined {
  const { state } = duel;
  // Triggers of a chain in C come before the look at the attacker and at replay.
  if (here.stage > 1 && state.pending.length > 0 && startTriggers(duel)) return undefined;
  if (here.stage === 0) {
    here.stage = 1;
    openWindow(duel, 'attackDeclared', turnPlayerFirst(duel), state.lastBatch);
    return undefined;
  }
  if (here.stage === 1 && here.straight !== true) return checkThen(duel, here, () => openC(duel, here));
  if (here.straight === true || state.chainCount === here.chains)
    return checkThen(duel, here, () => duel.push({ kind: 'damageStep', stage: 0, wasSet: false }));
  // What a chain in C has done may be answered first, as after one in B: before a replay is asked, and when the attack has ended.
  if (attackerStillAttacks(duel)) openC(duel, here);
  else {
    endAttack(duel);
    openWindow(duel, 'afterChain', turnPlayerFirst(duel), state.lastBatch);
  }
  return undefined;
}

/** Window C: free quick effects only. A chain in it brings the duel back here, and C is asked again. */
function openC(duel: Duel, here: AttackSituation): void {
  const again = here.stage === 2 && duel.state.chainCount !== here.chains;
  here.stage = 2;
  here.chains = duel.state.chainCount;
  openWindow(duel, 'battleStep', turnPlayerFirst(duel), []);
  // What a chain in C did may still be answered (a summon in mid-attack); a chain in B had its own window for that.
  if (again && duel.situation.kind === 'window') duel.situation.occasion = { window: 'afterChain', events: duel.state.lastBatch };
}

/** First whether the attack goes on at all, then whether there is a replay; `go` otherwise. */
function checkThen(duel: Duel, here: AttackSituation, go: () => void): Action | undefined {
  if (!attackerStillAttacks(duel)) {
    endAttack(duel);
    return undefined;
  }
  if (needsReplay(duel, here)) {
    const targets = attackTargets(duel, duel.state.battle!.attacker, true);
    // A replay that leaves nothing but stopping is not asked: the attack ends (rulings).
    if (targets.length === 0) {
      endAttack(duel);
      return undefined;
    }
    return replay(duel, here, targets);
  }
  go();
  return undefined;
}

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
    card.zone === 'monster' &&
    card.arrival === battle.attackerArrival &&
    card.faceUp &&
    card.position === 'attack' &&
    card.controller === duel.state.turnPlayer &&
    !(duel.profile.attackBanStopsRunningAttack && duel.continuous.forbids('attack', card.controller, card.id) !== undefined) &&
    !hasLostRight(duel)
  );
}

/** A monster of the attacked side left or arrived: identities are compared, not numbers (rulings). */
function needsReplay(duel: Duel, here: AttackSituation): boolean {
  const now = opposingIdentities(duel);
  if (now.length !== here.opposing.length || now.some((one) => !here.opposing.includes(one))) return true;
  const { battle } = duel.state;
  // E60: a special permission to attack directly was lost.
  return (
    battle!.target < 0 &&
    !battle!.directByEffect &&
    now.length > 0 &&
    !attackTargets(duel, battle!.attacker, true).includes('direct')
  );
}

function* replay(duel: Duel, here: AttackSituation, targets: readonly (CardId | 'direct')[]): Action {
  const player = duel.state.turnPlayer;
  duel.state.occasion = null;
  const options: readonly Act[] = [
    ...targets.map((target) => ({ do: 'replay', target }) as const),
    { do: 'replay', target: 'cancel' },
  ];
  const chosen = (yield new ActList('replay', player, duel, () => options)) as Extract<Act, { do: 'replay' }>;
  const { attacker } = duel.state.battle!;
  duel.note({
    verb: 'replay',
    player,
    card: attacker,
    passcode: duel.state.cards[attacker]!.passcode,
    rule: chosen.target === 'cancel' ? 'stopped-attack' : 'replay',
    text: chosen.target === 'cancel' || chosen.target === 'direct' ? chosen.target : undefined,
    other: chosen.target === 'cancel' ? undefined : visiblePasscode(duel, chosen.target),
  });
  if (chosen.target === 'cancel') {
    endAttack(duel, 'stopped-attack');
    return;
  }
  aim(duel, yield* finalTarget(duel, attacker, chosen.target, true));
  here.opposing = opposingIdentities(duel);
  // A re-aimed attack is not "declared": straight to C (E59).
  here.chains = duel.state.chainCount;
  openC(duel, here);
}

function endAttack(duel: Duel, rule: RuleId = 'attack-ends'): void {
  const { attacker } = duel.state.battle!;
  duel.note({
    verb: 'attackEnds',
    player: duel.state.turnPlayer,
    card: attacker,
    passcode: duel.state.cards[attacker]!.passcode,
    rule,
  });
  duel.state.battle = null;
  duel.pop();
}
