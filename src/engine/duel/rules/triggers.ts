import type { ActivatedEffect } from '../model/effect';
import type { Duel } from '../model/duel';
import type { DuelEvent, Verb } from '../model/event';
import { Scope } from '../model/scope';
import { PLAYERS, type CardId, type DamageStep, type Player } from '../model/vocabulary';
import { isAtWork } from './at-work';
import { isOnField } from './movement';

/** Looks whether an event meets triggers, when it happens; they wait for the next chain (E53). */
export function gatherTriggers(duel: Duel, event: DuelEvent): void {
  const { index } = duel;
  const hearing = index.hearing(event.verb);
  if (hearing === undefined && index.hurting.length === 0) return;
  // What returns to the Graveyard is not sent there: nothing that watches that hears of it.
  if (event.how === 'returned') return;
  if (index.hurting.length > 0 && event.verb === 'toGrave' && event.to === 'graveyard') duel.sent.push(event);
  // E66: a Token vanishes and comes to no Graveyard, hand or Deck; that it was destroyed is an event of its own.
  if (hearing === undefined || event.to === 'gone') return;
  const { card: about } = event;
  if (about !== undefined) {
    if (hearing.noting.length > 0 && hearing.noting.includes(about)) takeNotes(duel, about, event);
    for (const id of hearing.noticing) if (isAtWork(duel, id)) takeNotes(duel, id, event, 'any');
    const own = hearing.own[about];
    if (own !== undefined) for (const effect of own) consider(duel, about, effect, event);
  }
  for (const { card, effect } of hearing.watching) consider(duel, card, effect, event);
}

function takeNotes(duel: Duel, id: CardId, event: DuelEvent, about?: 'any'): void {
  const card = duel.state.cards[id]!;
  if (card.silenced === true) return;
  for (const note of duel.defs[id]!.notes) {
    if (note.on !== event.verb || note.about !== about) continue;
    const scope = new Scope(duel, id, card.controller);
    if (note.when !== undefined && !note.when(scope, event)) continue;
    if (note.remembers !== undefined) card.data = note.remembers(scope, event);
    if (note.begins !== undefined) beginForTheTurn(duel, id, note.begins, about === 'any' ? event.card : event.foe);
  }
}

function beginForTheTurn(duel: Duel, id: CardId, key: string, other: CardId | undefined): void {
  const { passcode, controller } = duel.state.cards[id]!;
  const { until, about } = duel.defs[id]!.lingering[key]!;
  duel.state.lingering.push({
    card: id,
    passcode,
    key,
    player: controller,
    cards: about === 'cards' && other !== undefined ? [{ card: other, arrival: duel.state.cards[other]!.arrival }] : [],
    until,
    turn: duel.state.turn,
    since: duel.tick(),
  });
  duel.continuous.changed();
}

function consider(duel: Duel, id: CardId, index: number, event: DuelEvent): void {
  const effect = duel.defs[id]!.effects[index]!;
  const card = duel.state.cards[id]!;
  if (card.silenced === true || !effect.from.includes(card.zone)) return;
  if (isOnField(card) && (!card.faceUp || card.summoning)) return;
  // A Spell or Trap being activated does not work before it has resolved.
  if (isOnField(card) && card.zone !== 'monster' && duel.continuous.isBeingActivated(id, card.arrival)) return;
  if (effect.ofLasting === undefined) return meet(duel, id, index, event, card.controller);
  for (const player of PLAYERS) if (beganLasting(duel, id, effect.ofLasting, player)) meet(duel, id, index, event, player);
}

const beganLasting = ({ state }: Duel, id: CardId, key: string, player: Player): boolean =>
  state.lingering.some((one) => one.card === id && one.key === key && one.player === player);

/** It waits for the next chain as an effect of that player, if the event is one for it. */
function meet(duel: Duel, id: CardId, index: number, event: DuelEvent, player: Player): void {
  const effect = duel.defs[id]!.effects[index]!;
  const scope = new Scope(duel, id, player);
  scope.event = event;
  if (effect.when !== undefined && !effect.when(scope, event)) return;
  if (duel.profile.damageStepTriggers === 'listed' && duel.state.damageStep !== null && !isListed(effect, event)) return;
  if (effect.together === true && joinsPending(duel, id, index, event)) return;
  duel.state.waiting.push({
    card: id,
    effect: index,
    player: effect.ofEventPlayer === true ? event.player : player,
    event,
    mandatory: effect.mandatory === true,
    tier: isPaid(event) ? 0 : 1,
    afterCalculation: effect.on === 'flip' && waitsForCalculation(duel),
  });
}

/** What was tributed or paid goes before what it was tributed or paid for (seed 002, B2). */
const isPaid = ({ cause, how }: DuelEvent): boolean =>
  cause === 'tribute' || cause === 'cost' || (cause === 'procedure' && how === 'tributed');

/** Several cards that do the same at the same time set the effect off once, about all of them. */
function joinsPending(duel: Duel, id: CardId, index: number, event: DuelEvent): boolean {
  const pending = duel.state.waiting;
  const { ofEventPlayer } = duel.defs[id]!.effects[index]!;
  const at = pending.findIndex(
    (one) =>
      one.card === id &&
      one.effect === index &&
      one.event.batch === event.batch &&
      (ofEventPlayer !== true || one.event.player === event.player),
  );
  if (at < 0) return false;
  const first = pending[at]!;
  pending[at] = { ...first, event: { ...first.event, cards: [...(first.event.cards ?? [first.event.card!]), event.card!] } };
  return true;
}

const BEFORE_VALUES: readonly (DamageStep | null)[] = ['start', 'reveal', 'before', 'calculation'];
const waitsForCalculation = (duel: Duel): boolean => BEFORE_VALUES.includes(duel.state.damageStep);

/** What happens to the card itself, in the list of R449–R456. */
const OWN: readonly Verb[] = ['specialSummon', 'destroy', 'banish', 'toHand', 'toGrave'];
/** Moments of the Damage Step itself (R457). */
const OF_THE_DAMAGE_STEP: readonly Verb[] = ['battled', 'meets', 'faces', 'fought'];

/** R449–R456: the triggers that the Damage Step knows; any other optional one is not offered there and does not come later. */
function isListed({ kind, about, mandatory, notInDamageStep }: ActivatedEffect, { verb, cause }: DuelEvent): boolean {
  if (mandatory === true) return true;
  if (notInDamageStep === true) return false;
  return kind === 'flip' || cause === 'battle' || OF_THE_DAMAGE_STEP.includes(verb) || (about !== 'any' && OWN.includes(verb));
}

/**
 * "When … you can" only counts if its event was the last thing to happen; paying a cost never is, whatever comes of the effect
 * (E53).
 */
export const missesTiming = (duel: Duel, effect: ActivatedEffect, event: DuelEvent): boolean =>
  effect.canMiss === true && (event.batch !== duel.state.batch || event.cause === 'cost');
