import { isResolving } from '../../kernel/stack';
import type { StackFrame } from '../../kernel/flow-state';
import { PASS } from '../../kernel/decision';
import { hasFieldEquipment, isBound, isCharacter } from '../model/field';
import type { Act } from '../model/decision';
import type { Aim } from '../model/effect';
import { Scope } from '../model/scope';
import type { CardId, Once, Player } from '../model/vocabulary';
import type { Vision } from '../model/vision';
import { hasAim } from './aiming';
import { canPay, costOf, hasCaster } from './nodes';
import { against, noneAgainst, type Reasons } from './reasons';

/** The turn player may act freely: a Main Phase, and no interference runs. */
export const isOpen = ({ state }: Vision, player: Player): boolean =>
  state.phase === 'main' && player === state.turnPlayer && state.stack.length === 0;

/** The player may answer an attack directly: it lies on top, and nobody has answered or passed since (S20). */
export function mayAnswerAttack(vision: Vision, player: Player): boolean {
  const { state, top } = vision;
  const newest = state.stack[state.stack.length - 1];
  if (newest?.kind !== 'attack' || newest.player === player || top.kind !== 'stack' || isResolving(vision)) return false;
  const { passes, order, holder } = top as StackFrame;
  return passes === 0 && order[holder] === player;
}

const hasDone = (vision: Vision, player: Player, what: Once): boolean => vision.side(player).done.includes(what);

function isInHand(vision: Vision, player: Player, card: CardId, why?: Reasons): boolean {
  const { zone, owner } = vision.card(card);
  if ((zone !== 'hand' || owner !== player) && against(why, 'not-in-hand', card)) return false;
  return noneAgainst(why);
}

function isOpenFor(vision: Vision, player: Player, why?: Reasons): boolean {
  if (!isOpen(vision, player) && against(why, 'main-phase-only')) return false;
  return noneAgainst(why);
}

/** One card of the hand, once a turn, in the open Main Phase (V62, S19). */
export function maySetNode(vision: Vision, player: Player, card: CardId, why?: Reasons): boolean {
  if (!isInHand(vision, player, card, why) && why === undefined) return false;
  if (!isOpenFor(vision, player, why) && why === undefined) return false;
  if (hasDone(vision, player, 'node') && against(why, 'node-once')) return false;
  return noneAgainst(why);
}

/** What a play counts as, of what may be done once in a turn; ambushers and phantoms are not counted. */
export function countsAs(vision: Vision, card: CardId): Once | undefined {
  const { facts, is } = vision.def(card);
  if (facts.subtype === 'worldCharm') return 'worldCharm';
  if (facts.kind !== 'character' || is.ambush) return undefined;
  return is.doll ? 'doll' : 'character';
}

const ONCE_RULES = {
  character: 'character-once',
  doll: 'doll-once',
  worldCharm: 'world-charm-once',
  node: 'node-once',
} as const;

/** Whether nodes and cost stand against it; a caster on the field sets both aside (V67). */
function isPaidFor(vision: Vision, player: Player, card: CardId, why?: Reasons): boolean {
  const { facts } = vision.def(card);
  if (facts.node === null || facts.cost === null) {
    if (against(why, 'no-printed-cost', card)) return false;
    return noneAgainst(why);
  }
  if (hasCaster(vision, player, card)) return noneAgainst(why);
  if (vision.side(player).nodes.length < facts.node && against(why, 'nodes-required', card, facts.node)) return false;
  const cost = costOf(vision, player, card);
  if (!canPay(vision, player, cost) && against(why, 'cost-payable', card, cost)) return false;
  return noneAgainst(why);
}

/** Whether what the card is set on, or what its text is aimed at, is there. */
function hasWhereTo(vision: Vision, player: Player, card: CardId, mode: number, why?: Reasons): boolean {
  if (vision.def(card).facts.subtype === 'equipmentField') {
    if (hasFieldEquipment(vision, player) && against(why, 'field-equipment-once', card)) return false;
    return noneAgainst(why);
  }
  if (!hasAim(vision, player, card, aimOfPlay(vision, card, mode)) && against(why, 'no-target', card)) return false;
  return noneAgainst(why);
}

/** What a play of the card is aimed at: what it is set on, or what its text says; undefined where it names nothing. */
export const aimOfPlay = (vision: Vision, card: CardId, mode: number): Aim | undefined =>
  vision.def(card).isCarried ? carriers(vision, card) : vision.def(card).played[mode]?.target;

/** What a card can be set on: any character, for an equipment one that has none (S29). */
function carriers(vision: Vision, card: CardId): Aim {
  const isEquipment = vision.def(card).facts.subtype === 'equipment';
  return { kind: 'card', fits: (q, character) => !isEquipment || !q.hasEquipment(character) };
}

/**
 * Whether a card of the hand may be played: characters and spells in the open Main Phase, commands and ambushers with any
 * priority of their player.
 */
export function mayPlay(vision: Vision, player: Player, act: Extract<Act, { do: 'playCard' }>, why?: Reasons): boolean {
  const { card, mode = 0, defend } = act;
  const { facts, is, played } = vision.def(card);
  if (!isInHand(vision, player, card, why) && why === undefined) return false;
  if (facts.kind !== 'command' && !is.ambush && !isOpenFor(vision, player, why) && why === undefined) return false;
  if (defend === true) {
    if (!(is.ambush && is.swift) && against(why, 'ambushers-only', card)) return false;
    if (!mayAnswerAttack(vision, player) && against(why, 'direct-answer-only')) return false;
  }
  const counted = countsAs(vision, card);
  if (counted !== undefined && hasDone(vision, player, counted) && against(why, ONCE_RULES[counted])) return false;
  if (!isPaidFor(vision, player, card, why) && why === undefined) return false;
  const effect = played[mode];
  if (effect === undefined && (played.length > 0 || mode > 0)) return !against(why, 'not-that-effect', card) && noneAgainst(why);
  if (!hasWhereTo(vision, player, card, mode, why) && why === undefined) return false;
  const q = new Scope(vision, player, card, vision.card(card).stay);
  if (effect?.playable?.(q) === false && against(why, 'own-condition', card)) return false;
  return noneAgainst(why);
}

/** Whether an effect of a card on the field may be used. */
export function mayUse(
  vision: Vision,
  player: Player,
  { card, effect: number }: Extract<Act, { do: 'activate' }>,
  why?: Reasons,
): boolean {
  const { controller, zone, asleep, stay } = vision.card(card);
  const isThere = (zone === 'field' || zone === 'set') && controller === player;
  if (!isThere && against(why, 'not-on-field', card)) return false;
  const effect = vision.def(card).activated[number];
  if (effect === undefined) return !against(why, 'not-that-effect', card) && noneAgainst(why);
  const isOwnTurn = player === vision.state.turnPlayer;
  if (effect.when === 'ownTurn' && !isOwnTurn && against(why, 'own-turn-only', card)) return false;
  if (effect.when === 'opponentTurn' && isOwnTurn && against(why, 'opponents-turn-only', card)) return false;
  if (effect.sleep && asleep && against(why, 'must-be-active', card)) return false;
  if (!canPay(vision, player, effect.nodes) && against(why, 'cost-payable', card, effect.nodes)) return false;
  const isUsed = vision.state.used.some((one) => one.card === card && one.stay === stay && one.effect === number);
  if (isUsed && against(why, 'once-per-interference', card)) return false;
  if (!hasAim(vision, player, card, effect.target) && against(why, 'no-target', card)) return false;
  return noneAgainst(why);
}

/** What attack and defence have in common: an own active character that nothing binds. */
function mayFight(vision: Vision, player: Player, card: CardId, why?: Reasons): boolean {
  const { controller, zone, asleep } = vision.card(card);
  if ((zone !== 'field' || controller !== player) && against(why, 'not-on-field', card)) return false;
  if (zone === 'field' && !isCharacter(vision, card) && against(why, 'attackers-only', card)) return false;
  if (asleep && against(why, 'must-be-active', card)) return false;
  if (isBound(vision, card) && against(why, 'bound', card)) return false;
  return noneAgainst(why);
}

export function mayAttack(vision: Vision, player: Player, card: CardId, why?: Reasons): boolean {
  if (!isOpenFor(vision, player, why) && why === undefined) return false;
  if (!mayFight(vision, player, card, why) && why === undefined) return false;
  if (vision.def(card).is.doll && against(why, 'dolls-do-not-attack', card)) return false;
  return noneAgainst(why);
}

/** As the direct answer to an attack, and never else (V63). */
export function mayDefend(vision: Vision, player: Player, card: CardId, why?: Reasons): boolean {
  if (!mayAnswerAttack(vision, player) && against(why, 'direct-answer-only')) return false;
  if (!mayFight(vision, player, card, why) && why === undefined) return false;
  return noneAgainst(why);
}

/** Every reason why an act may not be done with priority now; nothing where it may. */
export function reasonsAgainst(vision: Vision, player: Player, act: Act): Reasons {
  const why: Reasons = [];
  switch (act.do) {
    case 'pass':
      break;
    case 'node':
      maySetNode(vision, player, act.card, why);
      break;
    case 'playCard':
      mayPlay(vision, player, act, why);
      break;
    case 'activate':
      mayUse(vision, player, act, why);
      break;
    case 'attack':
      mayAttack(vision, player, act.card, why);
      break;
    case 'defend':
      mayDefend(vision, player, act.card, why);
      break;
  }
  return why;
}

/** All that the holder of priority may do, a pass first. */
export function listActs(vision: Vision, player: Player): readonly Act[] {
  const acts: Act[] = [PASS];
  const add = (may: boolean, act: Act): void => void (may && acts.push(act));
  const open = isOpen(vision, player);
  const answersAttack = mayAnswerAttack(vision, player);
  const { hand, field } = vision.side(player);
  for (const card of hand) {
    const { facts, is, played } = vision.def(card);
    if (open && maySetNode(vision, player, card)) acts.push({ do: 'node', card });
    if (!open && facts.kind !== 'command' && !is.ambush) continue;
    if (played.length < 2) {
      const act = { do: 'playCard', card } as const;
      add(mayPlay(vision, player, act), act);
    } else
      for (let mode = 0; mode < played.length; mode++) {
        const act = { do: 'playCard', card, mode } as const;
        add(mayPlay(vision, player, act), act);
      }
    if (answersAttack && is.ambush && is.swift) {
      const act = { do: 'playCard', card, defend: true } as const;
      add(mayPlay(vision, player, act), act);
    }
  }
  for (const card of field) {
    const { activated } = vision.def(card);
    for (let effect = 0; effect < activated.length; effect++) {
      const act = { do: 'activate', card, effect } as const;
      add(mayUse(vision, player, act), act);
    }
    if (open && mayAttack(vision, player, card)) acts.push({ do: 'attack', card });
    if (answersAttack && mayDefend(vision, player, card)) acts.push({ do: 'defend', card });
  }
  return acts;
}
