import type { Action, ActivatedEffect, Used } from '../model/effect';
import type { ChainLink } from '../model/duel-state';
import { Effect, Scope } from '../model/scope';
import { freeZones } from '../model/zones';
import type { CardId, Player } from '../model/vocabulary';
import { activationForbidden, legalModes, textAllows } from '../rules/activation';
import { hasRoomFor } from '../rules/summoning';
import { openZone, moveToField } from '../rules/movement';
import { rememberFaceUpTargets } from '../rules/targeting';
import { chooseValue } from './choices';
import { makeRoomForField, replaceOpposingField } from './placing';
import { destroy } from './moving';
import { takeTargets } from './targeting';

/** The number of the activation of a Spell or Trap whose text allows it to that player now; undefined when none does. */
function usableActivation(q: Scope, card: CardId, player: Player): number | undefined {
  const { effects, index } = q.duel.defs[card]!;
  const scope = new Scope(q.duel, card, player);
  return index.card.find(
    (number) =>
      textAllows(q.duel, scope, effects[number]!) && activationForbidden(q.duel, player, card, effects[number]!) === undefined,
  );
}

/**
 * Whether the player could use a Spell of any Graveyard as an own one: its text allows it, and it has a zone if it stays, beside
 * the one that what uses it takes from the hand.
 */
export function canUseSpell(q: Scope, card: CardId): boolean {
  const { index, facts } = q.duel.defs[card]!;
  const needsZone = index.staysOnField && facts.subtype !== 'field';
  return (
    index.isSpell &&
    (!needsZone || freeZones(q.duel.state.players[q.player], 'spellTrap') > (q.card(q.self).zone === 'hand' ? 1 : 0)) &&
    (!index.staysOnField || hasRoomFor(q.duel, q.player, card)) &&
    usableActivation(q, card, q.player) !== undefined
  );
}

/** What an effect that uses a card makes of it: any of its activations, for which it is chosen only as it resolves. */
export const activationsOf = (q: Scope, card: CardId): readonly Used[] =>
  q.duel.defs[card]!.index.card.map((effect) => ({ card, effect }));

/**
 * Uses a Spell that lies elsewhere as an own one, within this effect: costs are paid and targets taken now. One that stays comes
 * to the field of the effect's player first; any other stays where it lies.
 */
export function* useSpell(e: Effect, card: CardId): Action {
  const { duel, player } = e;
  if (!canUseSpell(e, card)) return;
  const number = usableActivation(e, card, player)!;
  const { index, facts } = duel.defs[card]!;
  if (index.staysOnField) {
    if (facts.subtype === 'field') makeRoomForField(duel, player);
    const zone = facts.subtype === 'field' ? 'field' : 'spellTrap';
    moveToField(duel, card, player, zone, zone === 'field' ? 0 : openZone(duel, player, 'spellTrap')!, 'faceUp');
  }
  yield* runAs(e, card, player, number, true);
}

/** Does what the activation of that link does, with modes and targets of its own, taken now; nothing where there are none. */
export function* repeatEffect(e: Effect, link: ChainLink): Action {
  yield* runAs(e, link.card, e.player, link.effect, false);
}

/**
 * Turns a Set Trap up and makes its controller activate it, as if nothing had happened that it could answer; one whose text does
 * not allow that now, or that was Set in this turn, is destroyed.
 */
export function* forceActivation(e: Effect, card: CardId): Action {
  const { duel } = e;
  const { stack, occasion } = duel.state;
  const { controller, passcode, zone } = e.card(card);
  Object.assign(duel.state, { stack: [], occasion: null });
  const trap = duel.state.cards[card]!;
  const number = trap.turnSet >= duel.state.turn ? undefined : usableActivation(e, card, controller);
  Object.assign(duel.state, { stack, occasion });
  trap.faceUp = true;
  trap.faceUpSince = duel.tick();
  duel.continuous.changed();
  if (number === undefined) {
    duel.note({ verb: 'reveal', player: controller, card, passcode, from: zone });
    yield* destroy(e, [card]);
    return;
  }
  duel.note({ verb: 'activate', player: controller, card, passcode, effect: number, from: zone, to: zone });
  const { arrival } = trap;
  yield* runAs(e, card, controller, number, true);
  const isThere = trap.arrival === arrival && trap.zone === 'spellTrap';
  if (isThere && trap.equippedTo === null && !duel.defs[card]!.index.staysOnField) trap.leaving = true;
}

/** Another card's effect within this one. */
function* runAs(e: Effect, card: CardId, player: Player, number: number, pays: boolean): Action {
  const { duel } = e;
  const effect = duel.defs[card]!.effects[number]!;
  const { passcode, arrival } = duel.state.cards[card]!;
  const link: ChainLink = { ...e.link, card, passcode, arrival, player, effect: number, targets: [], payments: [], mode: 0 };
  const other = new Effect(duel, card, player, link);
  const part = effect.modes === undefined ? undefined : yield* chosenMode(other, effect);
  if (effect.modes !== undefined && part === undefined) return;
  if (pays) for (const cost of [...(part?.costs ?? []), ...effect.costs]) yield* cost.pay(other);
  for (const spec of [...(part?.targets ?? []), ...effect.targets]) if (!(yield* takeTargets(duel, other, spec))) return;
  if (pays && effect.payOnceTargeted !== undefined) yield* effect.payOnceTargeted(other);
  if (effect.declare !== undefined) link.declared = yield* effect.declare(other);
  // What it targets has been targeted by the link that uses it.
  e.link.targets = link.targets;
  rememberFaceUpTargets(duel, e.link);
  if (duel.defs[card]!.facts.subtype === 'field') yield* replaceOpposingField(other);
  if (other.isOnField(card) && other.isFaceUp(card) && other.isNegated(card))
    duel.note({ verb: 'noEffect', player, card, passcode, rule: 'effect-negated' });
  else yield* effect.resolve(other);
}

function* chosenMode(other: Effect, effect: ActivatedEffect): Action<NonNullable<ActivatedEffect['modes']>[number] | undefined> {
  const modes = legalModes(other.duel, other, effect);
  if (modes.length === 0) return undefined;
  other.link.mode = yield* chooseValue(other, 'mode', modes);
  return effect.modes![other.link.mode]!;
}
