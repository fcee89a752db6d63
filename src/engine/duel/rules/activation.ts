import type { Act } from '../model/decision';
import type { CardDefinition, ActivatedEffect, DamageStepUse, Mode, Targets } from '../model/effect';
import type { Duel } from '../model/duel';
import type { DuelWindow, PlayerState } from '../model/duel-state';
import { EVERY_OCCASION, occasionsNow } from '../model/occasions';
import { actedOn, Scope } from '../model/scope';
import type { CardId, DamageStep, Forbidden, Player } from '../model/vocabulary';
import { hasFree } from '../model/zones';
import { canPayToPlay } from './hand-cost';
import { isOnField } from './movement';
import { against, areRulesTried, noneAgainst, type Reasons } from './reasons';
import { hasRoomFor } from './summoning';
import type { RuleId } from '../register/index';
import { allowsIgnition, type Timing } from './timing';

/** Where an activation may be started and how fast it must be: everything but the card's own text. */
function checkTiming(duel: Duel, timing: Timing, effect: ActivatedEffect, id: CardId, why: Reasons | undefined): boolean {
  const { state } = duel;
  const card = state.cards[id]!;
  const definition = duel.defs[id]!;
  const { player } = timing;
  if (effect.kind === 'card') {
    if (card.zone === 'hand') {
      if (card.controller !== player && against(why, 'not-your-card', id)) return false;
      if (definition.index.isTrap && !duel.continuous.allows('trapFromHand', player) && against(why, 'trap-must-be-set', id))
        return false;
      if (definition.index.isSpell && state.turnPlayer !== player && against(why, 'spell-own-turn', id)) return false;
      if (!hasZoneFor(state.players[player], definition) && against(why, noRoom(definition), id)) return false;
      if (!hasRoomFor(duel, player, id) && against(why, 'number-limited', id)) return false;
    } else if (card.zone === 'spellTrap' || card.zone === 'field') {
      if (card.controller !== player && against(why, 'not-your-card', id)) return false;
      if (card.faceUp && against(why, 'already-face-up', id)) return false;
      const waits = definition.index.isTrap || definition.facts.subtype === 'quick-play';
      if (
        waits &&
        card.turnSet >= state.turn &&
        !(definition.index.isTrap && duel.continuous.allows('trapInSetTurn', player)) &&
        against(why, definition.index.isTrap ? 'trap-not-in-set-turn' : 'quick-play-not-in-set-turn', id)
      )
        return false;
    } else if (against(why, 'wrong-place', id)) return false;
  } else {
    // An Equip Card by its host's effect has no effect of its own.
    if (!effect.from.includes(card.zone) || card.equippedByHost) {
      if (against(why, 'wrong-place', id)) return false;
    } else if (isOnField(card)) {
      if (card.controller !== player && effect.forBoth !== true && against(why, 'not-your-card', id)) return false;
      if ((!card.faceUp || card.summoning) && against(why, 'face-down-card', id)) return false;
    } else if (card.controller !== player && against(why, 'not-your-card', id)) return false;
  }
  if (effect.spellSpeed === 1) {
    const ignition = effect.kind === 'ignition';
    // With priority after a summon only monsters may use one: "モンスターの起動効果" (seed 002 B1). Such effects of Spells and Traps need
    // an open game state.
    const withPriority = effect.inBattleStep === true ? timing.battleIgnition : timing.ignition;
    const allowed = ignition && card.zone === 'monster' ? withPriority : effect.inStandby === true ? timing.standby : timing.open;
    if (!allowed) {
      if (state.stack.length > 0 && against(why, 'spell-speed', id)) return false;
      if (against(why, ignition ? 'ignition-timing' : 'speed-1-timing', id)) return false;
    }
  } else if (
    effect.spellSpeed < timing.speed &&
    !(timing.negation && effect.answersSummons === true) &&
    against(why, 'spell-speed', id)
  )
    return false;
  if (effect.atBattlePhaseStart === true) {
    if (timing.battlePhaseStart === null && against(why, 'battle-phase-start-only', id)) return false;
  } else if (timing.battlePhaseStart === 'only' && against(why, 'start-comes-first', id)) return false;
  if (isUnanswerable(duel) && against(why, 'nothing-may-answer', id)) return false;
  return checkDamageStep(duel, effect, id, why);
}

const hasZoneFor = (side: PlayerState, { facts, index }: CardDefinition): boolean =>
  index.isPendulum ? hasFree(side, 'pendulum') : facts.subtype === 'field' || hasFree(side, 'spellTrap');
const noRoom = ({ index }: CardDefinition): RuleId => (index.isPendulum ? 'no-pendulum-zone' : 'no-spell-trap-zone');

/** E-digest 9.3: what the Damage Step allows. */
function checkDamageStep(duel: Duel, effect: ActivatedEffect, id: CardId, why: Reasons | undefined): boolean {
  const step = duel.state.damageStep;
  const use = effect.damageStep;
  if (step === null) {
    if (use === 'onlyUpToCalculation' || use === 'onlyBeforeCalculation') return !against(why, 'damage-step-only', id);
    return use !== 'calculation' || !against(why, 'damage-calculation-only', id);
  }
  if (effect.spellSpeed === 3) return step !== 'calculation' || duel.state.stack.length > 0 || !against(why, 'damage-step', id);
  if (mayBeUsedIn(duel, step, use)) return true;
  return !against(why, use === 'calculation' ? 'damage-calculation-only' : 'damage-step', id);
}

function mayBeUsedIn({ profile, state }: Duel, step: DamageStep, use: DamageStepUse | undefined): boolean {
  const early = step === 'start' || step === 'reveal' || step === 'before';
  switch (use) {
    // During calculation it may answer what is activated there.
    case 'any':
      return step !== 'calculation' || state.stack.length > 0;
    case 'negatesEffect':
      return profile.damageStepActivations === 'ofTheCards' && (step !== 'calculation' || state.stack.length > 0);
    case 'onlyBeforeCalculation':
      return early;
    case 'untilCalculation':
      return early || (step === 'calculation' && profile.valueChanges === 'calculationToo');
    case 'onlyUpToCalculation':
      return early || step === 'calculation';
    case 'calculation':
      return step === 'calculation';
    default:
      return false;
  }
}

const canBeTargeted = (duel: Duel, player: Player, id: CardId): boolean => {
  const card = duel.state.cards[id]!;
  if (card.leaving || card.battleDestroyed || card.summoning) return false;
  const forbidden = duel.continuous.forbids('target', player, id);
  return forbidden === undefined || !against(undefined, forbidden);
};

/** Whether there are enough legal targets, and enough may be picked; stops looking as soon as there are. */
function hasTargets(duel: Duel, scope: Scope, targets: Targets): boolean {
  if (targets.atMost !== undefined && targets.atMost(scope) < targets.min) return false;
  const listed = targets.from(scope);
  if (listed.length < targets.min) return false;
  if (targets.fits !== undefined) return hasSetThatFits(duel, scope, targets);
  let found = 0;
  for (const id of listed) if (canBeTargeted(duel, scope.player, id) && ++found >= targets.min) return true;
  return found >= targets.min;
}

/** Where not all go together: whether some of those that can be targeted do. */
function hasSetThatFits(duel: Duel, scope: Scope, targets: Targets): boolean {
  const legal = legalTargets(duel, scope, targets);
  const goesOn = (chosen: readonly CardId[], from: number): boolean =>
    (chosen.length >= targets.min && targets.fits!(scope, chosen)) ||
    (chosen.length < targets.max && legal.some((id, i) => i >= from && goesOn([...chosen, id], i + 1)));
  return goesOn([], 0);
}

/** The cards that can be targeted: what the text allows less what nothing can reach. */
export function legalTargets(duel: Duel, scope: Scope, targets: Targets): readonly CardId[] {
  return targets.from(scope).filter((id) => canBeTargeted(duel, scope.player, id));
}

function checkText(
  duel: Duel,
  scope: Scope,
  part: Mode & { readonly rule?: RuleId },
  id: CardId,
  why: Reasons | undefined,
): boolean {
  if (part.condition !== undefined && !part.condition(scope) && against(why, part.rule ?? 'card-condition', id)) return false;
  if (part.costs !== undefined) for (const cost of part.costs) if (!cost.can(scope) && against(why, cost.rule, id)) return false;
  if (part.targets !== undefined) {
    for (const targets of part.targets) if (!hasTargets(duel, scope, targets) && against(why, 'no-target', id)) return false;
  }
  return true;
}

/** Whether it comes to nothing without a Special Summon that is forbidden, or lets somebody draw who may not. */
function isBarred(duel: Duel, scope: Scope, { specialSummons, draws }: ActivatedEffect, why?: Reasons): boolean {
  const { player, opponent } = scope;
  const isForbidden = (act: Forbidden, to: Player): boolean => {
    const barred = duel.continuous.forbids(act, to, null);
    return barred !== undefined && against(why, barred, scope.self);
  };
  if (specialSummons === 'alone' && isForbidden('specialSummon', player)) return true;
  if ((draws === 'own' || draws === 'both') && isForbidden('draw', player)) return true;
  return (draws === 'opponents' || draws === 'both') && isForbidden('draw', opponent);
}

/**
 * Whether the card's own text lets the effect be activated: condition, costs, targets, something to act on, one mode at least
 * (E36).
 */
export function textAllows(duel: Duel, scope: Scope, effect: ActivatedEffect, why?: Reasons): boolean {
  if ((effect.specialSummons ?? effect.draws) !== undefined && isBarred(duel, scope, effect, why)) return false;
  if (!checkText(duel, scope, effect, scope.self, why)) return false;
  if (effect.actsOn !== undefined && actedOn(scope, effect).length === 0 && against(why, 'nothing-to-act-on', scope.self))
    return false;
  if (
    effect.modes !== undefined &&
    !effect.modes.some((mode) => checkText(duel, scope, mode, scope.self, undefined)) &&
    against(why, 'no-mode', scope.self)
  )
    return false;
  return noneAgainst(why);
}

/** The modes that may be chosen now. */
export const legalModes = (duel: Duel, scope: Scope, effect: ActivatedEffect): number[] =>
  (effect.modes ?? []).map((_, i) => i).filter((i) => checkText(duel, scope, effect.modes![i]!, scope.self, undefined));

/** Uses of effects that work once in each battle; they end with it. */
export const BATTLE_USE = 'battle ';

/** What may be used once per battle may be used again: a battle is over, or another attack is declared. */
export function endBattleUses({ state }: Duel): void {
  state.used = state.used.filter((key) => !key.startsWith(BATTLE_USE));
}

export const useKey = (duel: Duel, id: CardId, effect: number): string => `${id}@${duel.state.cards[id]!.arrival}:${effect}`;

/** Whether the key stands for a use of any effect of this card, as it lies there now. */
export const isUseOf = (key: string, duel: Duel, id: CardId): boolean =>
  (key.startsWith(BATTLE_USE) ? key.slice(BATTLE_USE.length) : key).startsWith(`${id}@${duel.state.cards[id]!.arrival}:`);

/** A scope for looking only, kept per card: most looks end with a no. */
export function scopeFor(duel: Duel, id: CardId, player: Player): Scope {
  const kept = duel.scopes[id];
  if (kept !== undefined && kept.player === player) return kept;
  return (duel.scopes[id] = new Scope(duel, id, player));
}

/** The name under which a use of the effect is remembered for the turn. */
export function turnKey(duel: Duel, id: CardId, effect: number, player: Player): string {
  switch (duel.defs[id]!.effects[effect]!.oncePerTurn) {
    case 'byName':
      return `by name ${player}:${duel.state.cards[id]!.passcode}:${effect}`;
    case 'inDuel':
      return `${DUEL_USE}card ${id}:${effect}`;
    case 'thisCard':
      return `card ${id}:${effect}`;
    default:
      return useKey(duel, id, effect);
  }
}

const DUEL_USE = 'in this duel ';
/** Whether a use is remembered beyond its turn. */
export const lastsForDuel = (key: string): boolean => key.startsWith(DUEL_USE);

/** An effect that works once in a turn has been used in this one. */
export function isUsedUp(duel: Duel, id: CardId, effect: number, player: Player): boolean {
  const { oncePerTurn } = duel.defs[id]!.effects[effect]!;
  return oncePerTurn !== undefined && oncePerTurn !== false && duel.state.used.includes(turnKey(duel, id, effect, player));
}

const AS_SPELL = { asSpell: true } as const;

/** The rule by which an effect keeps the player from activating this card, or this effect of it; undefined when none does. */
export function activationForbidden(
  duel: Duel,
  player: Player,
  id: CardId,
  { kind, asSpell }: ActivatedEffect,
): RuleId | undefined {
  if (kind !== 'card' && !duel.index.forbidsEffects) return undefined;
  const act = kind === 'card' ? 'activateCard' : 'activateEffect';
  return duel.continuous.forbids(act, player, id, undefined, asSpell === true ? AS_SPELL : undefined);
}

/** The last link of the chain may not be answered. */
function isUnanswerable({ state: { stack }, defs, index }: Duel): boolean {
  if (!index.closesChains) return false;
  const last = stack[stack.length - 1];
  return last !== undefined && defs[last.card]!.effects[last.effect]!.unanswerable === true;
}

/** The card is an unresolved link. */
const isOnChain = ({ state }: Duel, id: CardId): boolean => state.stack.some(({ card, resolved }) => card === id && !resolved);

/** Whether `timing.player` may activate this effect of this card now. Triggers are never activated by hand. */
export function canActivate(duel: Duel, timing: Timing, id: CardId, index: number, why?: Reasons): boolean {
  const effect = duel.defs[id]!.effects[index];
  if (effect === undefined) return !against(why, 'no-such-effect', id);
  if ((effect.kind === 'trigger' || effect.kind === 'flip') && against(why, 'trigger-by-itself', id)) return false;
  if (!checkTiming(duel, timing, effect, id, why)) return false;
  if (effect.oncePerTurn !== undefined && isUsedUp(duel, id, index, timing.player) && against(why, 'once-per-turn', id))
    return false;
  if (
    effect.oncePerBattle === true &&
    duel.state.used.includes(BATTLE_USE + useKey(duel, id, index)) &&
    against(why, 'once-per-battle', id)
  )
    return false;
  // The same card cannot be two links at once while it is being activated.
  if (effect.kind === 'card' && duel.state.stack.length > 0 && isOnChain(duel, id) && against(why, 'already-face-up', id))
    return false;
  if (!textAllows(duel, scopeFor(duel, id, timing.player), effect, why) && why === undefined) return false;
  if (!canPayToPlay(duel, timing.player, id, effect.costs) && against(why, 'cost-life-points', id)) return false;
  // Looked at last: what continuous effects forbid costs most to find out.
  const forbidden = activationForbidden(duel, timing.player, id, effect);
  if (forbidden !== undefined && against(why, forbidden, id)) return false;
  return noneAgainst(why);
}

/**
 * A first look, cheap and generous, whether the player might activate anything in this window (null: in answer to the last link):
 * `listActivations` finds nothing where this says no.
 */
export function mightActivate(duel: Duel, player: Player, window: DuelWindow | null): boolean {
  const { state, defs, index: ofCards } = duel;
  const { cards, damageStep } = state;
  const { isSlow } = ofCards;
  const fast = damageStep === null ? ofCards.fast : ofCards.fastInDamageStep;
  const tried = areRulesTried();
  const occasions = tried ? EVERY_OCCASION : occasionsNow(state, window !== null && window.window === 'summonNegation');
  const { hand, spellsTraps, monsters, pendulum } = state.players[player];
  const ownTurn = state.turnPlayer === player;
  const inSetTurn = tried || ofCards.doing.allows !== undefined;
  for (let i = 0; i < spellsTraps.length; i++) {
    const id = spellsTraps[i]!;
    if (id === null || (fast[id]! & occasions) === 0) continue;
    const card = cards[id]!;
    // What lies face-up is not turned up again, and what has just been Set waits.
    if (card.faceUp ? defs[id]!.index.quick.length > 0 : inSetTurn || card.turnSet < state.turn) return true;
  }
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i]!;
    if ((fast[id]! & occasions) === 0) continue;
    // Of the hand Spells are for the own turn; Traps for a lasting effect.
    if (defs[id]!.index.isTrap ? state.lingering.length > 0 : ownTurn || defs[id]!.index.isMonster) return true;
  }
  for (let i = 0; i < monsters.length; i++) {
    const id = monsters[i]!;
    if (id !== null && ((fast[id]! & occasions) !== 0 || (ownTurn && isSlow[id] && allowsIgnition(duel, window)))) return true;
  }
  if (pendulum !== undefined) for (const id of pendulum.zones) if (id !== null && (fast[id]! & occasions) !== 0) return true;
  for (const id of ofCards.graveyardCards) if (cards[id]!.zone === 'graveyard' && cards[id]!.owner === player) return true;
  for (const id of ofCards.sharedCards) if (cards[id]!.zone === 'spellTrap' && cards[id]!.controller !== player) return true;
  return false;
}

/**
 * Activations open to `timing.player`, added to `found`. Passed over at one look is whatever has neither a fast effect that fits
 * an occasion of this moment nor, where that is enough, one of Spell Speed 1.
 */
export function listActivations(duel: Duel, timing: Timing, found: Act[]): void {
  const { state, defs, index: ofCards } = duel;
  const { isSlow } = ofCards;
  const fast = state.damageStep === null ? ofCards.fast : ofCards.fastInDamageStep;
  const occasions = areRulesTried() ? EVERY_OCCASION : occasionsNow(state, timing.negation);
  const side = state.players[timing.player];
  const ownTurn = state.turnPlayer === timing.player;
  const { open } = timing;
  const anyIgnition = timing.ignition || timing.battleIgnition;
  for (const id of side.hand) {
    if ((fast[id]! & occasions) === 0 && !(open && isSlow[id])) continue;
    const index = defs[id]!.index;
    if (index.isSpell) {
      if (ownTurn && (timing.speed < 3 || timing.standby)) addAll(duel, timing, id, index.card, found);
    } else if (index.isTrap) {
      if (state.lingering.length > 0 && duel.continuous.allows('trapFromHand', timing.player))
        addAll(duel, timing, id, index.card, found);
    } else {
      if (index.quick.length > 0) addAll(duel, timing, id, index.quick, found);
      if (open && index.ignition.length > 0) addAll(duel, timing, id, index.ignition, found);
      if (open && index.isPendulum && side.pendulum !== undefined) addAll(duel, timing, id, index.card, found);
    }
  }
  for (const id of side.spellsTraps) {
    if (id === null || ((fast[id]! & occasions) === 0 && !(open && isSlow[id]))) continue;
    const card = state.cards[id]!;
    const index = defs[id]!.index;
    if (!card.faceUp) addAll(duel, timing, id, index.card, found);
    else {
      if (index.quick.length > 0) addAll(duel, timing, id, index.quick, found);
      if (open && index.ignition.length > 0) addAll(duel, timing, id, index.ignition, found);
    }
  }
  if (side.field !== null && timing.open && !state.cards[side.field]!.faceUp)
    addAll(duel, timing, side.field, defs[side.field]!.index.card, found);
  if (open)
    for (const { field } of state.players)
      if (field !== null && defs[field]!.index.ignition.length > 0)
        addAll(duel, timing, field, defs[field]!.index.ignition, found);
  if (side.pendulum !== undefined) {
    for (const id of side.pendulum.zones) {
      if (id === null) continue;
      const index = defs[id]!.index;
      if (index.quick.length > 0) addAll(duel, timing, id, index.quick, found);
      if (open && index.ignition.length > 0) addAll(duel, timing, id, index.ignition, found);
    }
  }
  for (const id of ofCards.graveyardCards) {
    const card = state.cards[id]!;
    if (card.zone === 'graveyard' && card.owner === timing.player)
      addAll(duel, timing, id, defs[id]!.index.quickInGraveyard, found);
  }
  for (const id of ofCards.sharedCards) {
    const card = state.cards[id]!;
    if (card.zone === 'spellTrap' && card.faceUp && card.controller !== timing.player)
      addAll(duel, timing, id, defs[id]!.index.quick, found);
  }
  for (const id of side.monsters) {
    if (id === null || ((fast[id]! & occasions) === 0 && !(anyIgnition && isSlow[id]))) continue;
    const index = defs[id]!.index;
    if (index.quick.length > 0) addAll(duel, timing, id, index.quick, found);
    if (index.ignition.length > 0 && anyIgnition) addAll(duel, timing, id, index.ignition, found);
  }
}

function addAll(duel: Duel, timing: Timing, id: CardId, effects: readonly number[], found: Act[]): void {
  for (const effect of effects) if (canActivate(duel, timing, id, effect)) found.push(duel.index.acts.activation(id, effect));
}
