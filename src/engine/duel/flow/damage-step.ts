import { askValue } from '../../kernel/decision';
import { lastsBeyond } from '../../kernel/expiry';
import type { Frame } from '../../kernel/flow-state';
import type { Step } from '../../kernel/rules';
import { PERSISTENT, windowFrame } from '../../kernel/window';
import { changeLifePoints } from '../api/life-points';
import { settle } from '../api/reach';
import { shuffleDeckOf } from '../api/deck';
import { questionDecision } from '../model/decision';
import type { Action, LingeringDefinition } from '../model/effect';
import type { Duel } from '../model/duel';
import type { Battle, DuelWindow, Lingering } from '../model/duel-state';
import { endBattleUses } from '../rules/activation';
import { listResponses } from '../rules/acts';
import { isInPositionToAttack, rememberAttacked } from '../rules/attack';
import { battleOutcome, expectedBattleDamage, type BattleOutcome } from '../rules/battle';
import { isSparedFromDamage } from '../rules/effect-damage';
import { equippedMonsterOf } from '../rules/equips';
import { moveEach, moveToPile, placeForLog } from '../rules/movement';
import type { RuleId } from '../register/index';
import { checkVictory } from '../rules/victory';
import { opponentOf, type CardId, type DamageStep, type Player, type Position } from '../model/vocabulary';
import { Scope } from '../model/scope';
import { cardsIn, pendulumZones } from '../model/zones';
import { effectWithoutLink } from './activating';
import { afterAttack, looksOn, onlookersAfterAttack } from './after-attack';
import { openWindow, turnPlayerFirst } from './window';

/** A sub-step: what happens in it, then its window, which is asked again after each chain in it. */
export const subStep = (name: DamageStep, happens: (duel: Duel) => void, when?: (duel: Duel) => boolean): Step<Duel, Frame> => ({
  name,
  ...(when !== undefined && { when }),
  do: (duel) => {
    happens(duel);
    enterSubStep(duel, name);
    openSubStepWindow(duel);
  },
});

/** D1: the Damage Step begins. */
export const START = subStep('start', begin);
/** D2: a face-down target turns up. */
export const REVEAL = subStep(
  'reveal',
  (duel) => {
    turnUp(duel);
    face(duel);
  },
  hasFaceDownTarget,
);
/** D2 of every battle (R457): the window before damage calculation, whether or not a target turns up. */
export const BEFORE = subStep('before', (duel) => {
  if (hasFaceDownTarget(duel)) turnUp(duel, 'before');
  face(duel);
});
/** D3: what works at damage calculation; only those who have something are asked. */
export const CALCULATION: Step<Duel, Frame> = { name: 'calculation', do: beforeCalculation };
/** Damage is about to come, which a card of the damaged player may prevent. */
export const MAY_PREVENT: Step<Duel, Frame> = { name: 'mayPrevent', when: hurtsSomebody, ask: mayPreventDamage };
/** D4: values have been compared and damage dealt. */
export const AFTER = subStep('after', calculate);
/** D5: what was destroyed by battle goes. */
export const DESTROYED = subStep('end', (duel) => {
  const fighters = stillFighting(duel);
  sendDestroyed(duel);
  for (const [id, foe, position] of fighters) {
    const { controller, passcode } = duel.state.cards[id]!;
    duel.happen({ verb: 'fought', player: controller, card: id, passcode, foe, position });
  }
});
/** What becomes of monsters that have attacked, and the end. */
export const AFTER_ATTACK: Step<Duel, Frame> = {
  name: 'afterAttack',
  when: (duel) => {
    const { battle, lingering } = duel.state;
    return (
      duel.index.battlers.some(
        (id) => id === battle?.attacker || id === battle?.target || looksOn(duel, id, 'endOfDamageStep'),
      ) || lingering.some((one) => atEndOfDamageStep(duel, one) !== undefined)
    );
  },
  ask: afterTheAttack,
};
export const FINISH: Step<Duel, Frame> = { name: 'finish', do: finish };

function enterSubStep(duel: Duel, step: DamageStep): void {
  duel.state.damageStep = step;
  // Some values hold during damage calculation only.
  if (step === 'calculation' || step === 'after') duel.continuous.changed();
  // What the rules do only once damage has been calculated (one Type for each player).
  if (step === 'after') settle(duel);
}

const openSubStepWindow = (duel: Duel, order = turnPlayerFirst(duel)): void =>
  openWindow(duel, 'damageStep', order, duel.state.lastBatch, PERSISTENT);

/**
 * Damage calculation itself is answered only by effects that say so; nobody is asked who has none. In a discreet duel who is
 * asked must not tell what a hand holds: a player about to be hurt in the opponent's turn is asked whenever there is a hand at
 * all.
 */
function beforeCalculation(duel: Duel): void {
  enterSubStep(duel, 'calculation');
  if (!bothBattle(duel)) return;
  const order = turnPlayerFirst(duel);
  const hurt = expectedBattleDamage(duel);
  const mayHold = (player: Player): boolean =>
    duel.state.discreet && player !== duel.state.turnPlayer && hurt[player] > 0 && duel.state.players[player].hand.length > 0;
  const window = windowFrame(duel, 'damageStep', order, null, PERSISTENT) as DuelWindow;
  const asked = order.filter((player) => mayHold(player) || listResponses(duel, player, window).length > 1);
  if (asked.length > 0) openSubStepWindow(duel, asked);
}

function begin(duel: Duel): void {
  const { state } = duel;
  const battle = state.battle!;
  state.step = 'damage';
  duel.note({ verb: 'step', player: state.turnPlayer, text: 'damage' });
  rememberAttacked(duel);
  if (battle.target !== null) {
    duel.newBatch();
    duel.happen({
      verb: 'meets',
      player: state.turnPlayer,
      card: battle.attacker,
      passcode: state.cards[battle.attacker]!.passcode,
    });
    // Without a part of the step of its own it is the last moment before damage calculation.
    if (duel.profile.damageSubSteps === 'onReveal' && state.cards[battle.target]!.faceUp) face(duel);
  }
}

/** Two face-up monsters stand against each other, and damage has not been calculated yet. */
function face(duel: Duel): void {
  const { battle, cards } = duel.state;
  if (battle!.target === null || !bothBattle(duel)) return;
  for (const [id, foe] of [
    [battle!.attacker, battle!.target],
    [battle!.target, battle!.attacker],
  ] as const)
    duel.happen({ verb: 'faces', player: cards[id]!.controller, card: id, passcode: cards[id]!.passcode, foe });
}

function hasFaceDownTarget(duel: Duel): boolean {
  const { battle, cards } = duel.state;
  return battle!.target !== null && bothBattle(duel) && !cards[battle!.target]!.faceUp;
}

/** D2: a face-down target turns up in defense; its flip effect waits until after calculation. */
function turnUp(duel: Duel, subStep: DamageStep = 'reveal'): void {
  const { battle, cards } = duel.state;
  const card = cards[battle!.target!]!;
  duel.state.damageStep = subStep;
  duel.newBatch();
  card.faceUp = true;
  card.faceUpSince = duel.tick();
  duel.happen({
    verb: 'flip',
    player: card.controller,
    card: card.id,
    passcode: card.passcode,
    cause: 'battle',
    by: battle!.attacker,
    position: 'defense',
    toPlace: placeForLog(duel, card.id),
  });
  settle(duel);
}

/** Both battling monsters are still there: otherwise there is no damage calculation. */
function bothBattle(duel: Duel): boolean {
  const { battle, cards } = duel.state;
  const isThere = (id: number, arrival: number): boolean => cards[id]!.zone === 'monster' && cards[id]!.arrival === arrival;
  const attacker = cards[battle!.attacker]!;
  return (
    isThere(battle!.attacker, battle!.attackerArrival) &&
    attacker.faceUp &&
    isInPositionToAttack(duel, attacker.id) &&
    attacker.controller === duel.state.turnPlayer &&
    (battle!.target === null ||
      (isThere(battle!.target, battle!.targetArrival) && cards[battle!.target]!.controller !== attacker.controller))
  );
}

function hurtsSomebody(duel: Duel): boolean {
  return duel.index.preventers.length > 0 && bothBattle(duel) && expectedBattleDamage(duel).some((damage) => damage > 0);
}

/** Cards in Pendulum Zones that may prevent the damage: each is offered, without a chain. */
function* mayPreventDamage(duel: Duel): Action {
  for (const player of turnPlayerFirst(duel)) {
    for (const id of cardsIn(pendulumZones(duel.state.players[player]), (one) => mayPrevent(duel, one, player))) {
      if (expectedBattleDamage(duel)[player] === 0) break;
      const question = questionDecision({
        player,
        why: { prompt: 'preventBattleDamage', card: id, clause: 'preventsBattleDamage' },
        values: [true, false],
      });
      if ((yield* askValue(question)) !== true) continue;
      duel.state.used.push(preventionKey(duel, id, player));
      duel.state.battle!.noDamageTo = player;
      duel.note({
        verb: 'noEffect',
        player,
        card: id,
        passcode: duel.state.cards[id]!.passcode,
        rule: 'battle-damage-prevented',
      });
    }
  }
}

function mayPrevent(duel: Duel, id: CardId, player: Player): boolean {
  const { preventsBattleDamage } = duel.defs[id]!.inPendulumZone;
  return (
    preventsBattleDamage !== undefined &&
    duel.state.cards[id]!.faceUp &&
    !duel.continuous.isNegated(id) &&
    !duel.state.used.includes(preventionKey(duel, id, player)) &&
    preventsBattleDamage.when(new Scope(duel, id, player))
  );
}
const preventionKey = (duel: Duel, id: CardId, player: Player): string => `prevents ${player}:${duel.state.cards[id]!.passcode}`;

/** D3: values are compared, battle damage is dealt, destroyed monsters are marked. */
function calculate(duel: Duel): void {
  if (!bothBattle(duel)) return;
  const battle = duel.state.battle!;
  const outcome = battleOutcome(duel);
  const shields = outcome.destroyed.map((id) =>
    duel.continuous.has(id, 'sparedByEquippedMonster') ? equippedMonsterOf(duel, id) : null,
  );
  const destroyed = outcome.destroyed.filter((_, i) => shields[i] === null);
  duel.newBatch();
  for (const id of destroyed) duel.state.cards[id]!.battleDestroyed = true;
  const damage = outcome.damage === undefined ? NO_DAMAGE : dealDamage(duel, outcome.damage, outcome.rule);
  duel.calculated = { compared: outcome.compared, destroyed, damage };
  silence(duel, destroyed);
  const battlers = battle.target === null ? [battle.attacker] : [battle.attacker, battle.target];
  for (const id of battlers) {
    const card = duel.state.cards[id]!;
    const foe = battlers.find((one) => one !== id);
    duel.happen({ verb: 'battled', player: card.controller, card: id, passcode: card.passcode, foe, rule: outcome.rule });
  }
  if (duel.profile.battleDestruction === 'afterCalculation') tellDestroyed(duel, destroyed);
  for (const id of shields) if (id !== null) destroyInstead(duel, id);
  checkVictory(duel);
}

function destroyInstead(duel: Duel, id: CardId): void {
  const card = duel.state.cards[id]!;
  const by = card.equippedTo ?? undefined;
  duel.happen({ verb: 'destroy', player: card.controller, card: id, passcode: card.passcode, cause: 'rule', by });
  moveToPile(duel, id, 'graveyard', { cause: 'rule', how: 'destroyed', by });
  settle(duel);
}

const NO_DAMAGE = [0, 0] as const;

/** What lasting effects of that player give just before the damage; where gains become damage, that comes as well. */
function gainBefore(duel: Duel, player: Player, amount: number): void {
  for (const lingering of duel.state.lingering) {
    if (lingering.player !== player) continue;
    const gain = duel.pool.definition(lingering.passcode)?.lingering[lingering.key]?.gainsBeforeBattleDamage?.(amount) ?? 0;
    if (gain === 0) continue;
    const turned = duel.continuous.forbids('gainLifePoints', player, null) !== undefined;
    if (turned) {
      if (!isSparedFromDamage(duel, player, lingering.card, player))
        changeLifePoints(duel, player, -gain, 'effect', lingering.card, 'gains-become-damage');
    } else changeLifePoints(duel, player, gain, 'rule', lingering.card);
  }
}

/**
 * Battle damage, and the same to the other player for a battling monster of the damaged one that shares it. @returns what each
 * player has taken.
 */
function dealDamage(
  duel: Duel,
  { player, amount, by, asEffect }: NonNullable<BattleOutcome['damage']>,
  rule: RuleId,
): readonly [number, number] {
  if (!asEffect) gainBefore(duel, player, amount);
  changeLifePoints(duel, player, -amount, asEffect ? 'effect' : 'battle', by, rule);
  const { attacker, target } = duel.state.battle!;
  const [sharer] = cardsIn(
    [attacker, target],
    (id) => duel.state.cards[id]!.controller === player && duel.continuous.has(id, 'sharesBattleDamage'),
  );
  const shared = sharer === undefined || isSparedFromDamage(duel, opponentOf(player), sharer) ? 0 : amount;
  if (shared > 0) changeLifePoints(duel, opponentOf(player), -shared, 'effect', sharer);
  return player === 0 ? [amount, shared] : [shared, amount];
}

const foeOf = ({ attacker, target }: Battle, id: CardId): CardId | null => (id === attacker ? target : attacker);

/**
 * What a monster that negates destroys has no effect from now on; nor has what it would have done already (Terrorking
 * Archfiend, or Blade Knight for monsters with a flip effect).
 */
function silence(duel: Duel, destroyed: readonly CardId[]): void {
  const { negatesDestroyed, negatesFlipOfDestroyed } = duel.index.giving;
  if (negatesDestroyed === undefined && negatesFlipOfDestroyed === undefined) return;
  const { battle, cards } = duel.state;
  // Who falls too may not silence.
  duel.continuous.changed();
  const silenced = destroyed.filter((id) => {
    const foe = foeOf(battle!, id);
    const { subtype } = duel.defs[id]!.facts;
    if (foe === null || subtype === 'token') return false;
    return (
      duel.continuous.has(foe, 'negatesDestroyed') ||
      (subtype === 'flip-effect' && duel.continuous.has(foe, 'negatesFlipOfDestroyed'))
    );
  });
  if (silenced.length === 0) return;
  for (const id of silenced) cards[id]!.silenced = true;
  duel.state.waiting = duel.state.waiting.filter(({ card }) => !silenced.includes(card));
  duel.continuous.changed();
}

/** That battle has destroyed these monsters happens: it sets off what asks for a destruction. */
function tellDestroyed(duel: Duel, destroyed: readonly CardId[]): void {
  const { battle, cards } = duel.state;
  for (const id of destroyed) {
    const { controller, passcode } = cards[id]!;
    const by = foeOf(battle!, id) ?? undefined;
    duel.happen({ verb: 'destroy', player: controller, card: id, passcode, cause: 'battle', by });
  }
}

/** D5: the monsters destroyed by battle go to the Graveyard together (E43). */
function sendDestroyed(duel: Duel): void {
  const { state } = duel;
  const gone = cardsIn(
    [...state.players[state.turnPlayer].monsters, ...state.players[opponentOf(state.turnPlayer)].monsters],
    (id) => state.cards[id]!.battleDestroyed,
  );
  duel.state.damageStep = 'end';
  if (gone.length === 0) return;
  const battle = state.battle!;
  const destroyers = gone.map((id) => foeOf(battle, id) ?? undefined);
  duel.newBatch();
  if (duel.profile.battleDestruction === 'asItLeaves') tellDestroyed(duel, gone);
  const banishing = destroyers.map((by) => by !== undefined && duel.continuous.has(by, 'banishesWhatItDestroys'));
  const fallsTo = gone.map((id, i) =>
    banishing[i] ? 'banished' : duel.continuous.has(id, 'fallsIntoDeck') ? 'deck' : 'graveyard',
  );
  const owners = new Set(gone.filter((_, i) => fallsTo[i] === 'deck').map((id) => state.cards[id]!.owner));
  moveEach(duel, gone, (id, i) =>
    moveToPile(duel, id, fallsTo[i]!, {
      cause: 'battle',
      how: 'destroyed',
      by: destroyers[i],
      byPlayer: state.cards[id]!.controller === 0 ? 1 : 0,
    }),
  );
  for (const player of owners) shuffleDeckOf(duel, player);
  settle(duel);
}

/**
 * The monsters that have battled each other, with their foes and their positions: at the moment of whatever came of the battle
 * both hear of the end of the Damage Step, wherever they are then.
 */
function stillFighting(duel: Duel): readonly (readonly [CardId, CardId, Position])[] {
  const { attacker, attackerArrival, target, targetArrival } = duel.state.battle!;
  if (target === null || duel.index.hearing('fought') === undefined) return [];
  const isThere = (id: CardId, arrival: number): boolean =>
    duel.state.cards[id]!.zone === 'monster' && duel.state.cards[id]!.arrival === arrival;
  return isThere(attacker, attackerArrival) && isThere(target, targetArrival)
    ? [
        [attacker, target, duel.state.cards[attacker]!.position],
        [target, attacker, duel.state.cards[target]!.position],
      ]
    : [];
}

/** What a lasting effect does when it ends with the Damage Step. */
const atEndOfDamageStep = ({ pool }: Duel, { passcode, key, until }: Lingering): LingeringDefinition['atEnd'] =>
  until === 'endOfDamageStep' ? pool.definition(passcode)?.lingering[key]?.atEnd : undefined;

function* afterTheAttack(duel: Duel): Action {
  const { attacker, target, targetArrival } = duel.state.battle!;
  for (const lingering of duel.state.lingering) {
    const e = effectWithoutLink(duel, lingering.card, lingering.player, 'lasting');
    e.lingering = lingering;
    const atEnd = atEndOfDamageStep(duel, lingering);
    if (atEnd !== undefined) yield* atEnd(e);
  }
  yield* onlookersAfterAttack(duel, 'endOfDamageStep');
  yield* afterAttack(duel, 'endOfDamageStep', [attacker]);
  if (target !== null && duel.state.cards[target]!.arrival === targetArrival)
    yield* afterAttack(duel, 'endOfDamageStep', [target], 'target');
}

function finish(duel: Duel): void {
  const { state } = duel;
  state.damageStep = null;
  state.step = 'battle';
  state.battle = null;
  endBattleUses(duel);
  state.lingering = lastsBeyond(state.lingering, 'endOfDamageStep', state.turn);
  duel.continuous.changed();
}
