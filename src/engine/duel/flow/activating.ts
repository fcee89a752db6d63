import { openForAnswers } from '../../kernel/stack';
import { chooseValue } from '../api/choices';
import { makeRoomForField } from '../api/placing';
import { payToPlay } from '../api/life-points';
import { takeTargets } from '../api/targeting';
import type { Act, Clause } from '../model/decision';
import type { Action, ActivatedEffect, Cost, Targets } from '../model/effect';
import type { Duel } from '../model/duel';
import type { ChainLink, PendingTrigger } from '../model/duel-state';
import { newLink } from '../model/new-link';
import { Effect } from '../model/scope';
import type { CardId, Player } from '../model/vocabulary';
import { BATTLE_USE, legalModes, textAllows, turnKey, useKey } from '../rules/activation';
import { freeZone, moveToField, placeForLog } from '../rules/movement';
import { lenderOf } from '../rules/lent';
import { rememberFaceUpTargets } from '../rules/targeting';

/** A running effect that is no Chain Link: a procedure, an upkeep, a tribute. */
export const effectWithoutLink = (duel: Duel, card: CardId, player: Player, doing?: Clause): Effect =>
  Effect.withoutLink(duel, card, player, doing);

/** Puts the card face-up where it is activated (E32); one's own old Field Spell goes at that moment (rulings). */
function placeForActivation(duel: Duel, player: Player, id: CardId, effect: number, zone: number | undefined): void {
  const card = duel.state.cards[id]!;
  if (card.zone === 'hand') {
    const from = card.zone;
    const fromPlace = placeForLog(duel, id);
    if (duel.defs[id]!.facts.subtype === 'field') {
      makeRoomForField(duel, player);
      moveToField(duel, id, player, 'field', 0, 'faceUp');
    } else if (duel.defs[id]!.index.isPendulum)
      moveToField(duel, id, player, 'pendulum', freeZone(duel, player, 'pendulum', zone)!, 'faceUp');
    else moveToField(duel, id, player, 'spellTrap', freeZone(duel, player, 'spellTrap', zone)!, 'faceUp');
    duel.note({
      verb: 'activate',
      player,
      card: id,
      passcode: card.passcode,
      effect,
      from,
      to: card.zone,
      fromPlace,
      toPlace: placeForLog(duel, id),
    });
    return;
  }
  card.faceUp = true;
  card.faceUpSince = duel.tick();
  duel.continuous.changed();
  duel.note({
    verb: 'activate',
    player,
    card: id,
    passcode: card.passcode,
    effect,
    from: card.zone,
    to: card.zone,
    fromPlace: placeForLog(duel, id),
    toPlace: placeForLog(duel, id),
  });
}

/** Activates by hand: a card, or an effect of a card; the answer to a decision that lists it. Then the opponent may respond. */
export function* activate(duel: Duel, player: Player, act: Extract<Act, { do: 'activate' }>): Action {
  const effect = duel.defs[act.card]!.effects[act.effect]!;
  payToPlay(duel, player, act.card);
  const lender = effect.kind === 'card' ? lenderOf(duel, player, act.card) : undefined;
  if (lender !== undefined) duel.state.lingering = duel.state.lingering.filter((one) => one !== lender);
  if (effect.kind === 'card') placeForActivation(duel, player, act.card, act.effect, act.zone);
  else
    duel.note({ verb: 'activate', player, card: act.card, passcode: duel.state.cards[act.card]!.passcode, effect: act.effect });
  const link = newLink(duel.state.cards[act.card]!, { player, effect: act.effect }, effect.spellSpeed);
  if (lender !== undefined) link.lentBy = { passcode: lender.passcode, key: lender.key };
  yield* addLink(duel, link, effect);
  openForAnswers(duel, player);
}

/** Puts a waiting trigger on the chain. @returns false when a mandatory one has no legal target: it does not activate. */
export function* activateTrigger(duel: Duel, trigger: PendingTrigger): Action<boolean> {
  const effect = duel.defs[trigger.card]!.effects[trigger.effect]!;
  const card = duel.state.cards[trigger.card]!;
  const { passcode } = card;
  const link = newLink(card, trigger, effect.spellSpeed);
  if (!textAllows(duel, new Effect(duel, trigger.card, trigger.player, link), effect)) {
    duel.note({ verb: 'noTarget', player: trigger.player, card: trigger.card, passcode, rule: 'mandatory-without-target' });
    return false;
  }
  duel.note({ verb: 'activate', player: trigger.player, card: trigger.card, passcode, effect: trigger.effect });
  yield* addLink(duel, link, effect);
  return true;
}

function* addLink(duel: Duel, link: ChainLink, effect: ActivatedEffect): Action {
  const e = new Effect(duel, link.card, link.player, link);
  duel.path.push(`${duel.defs[link.card]!.facts.en} › activation`);
  if (effect.modes !== undefined) {
    const modes = legalModes(duel, e, effect);
    link.mode = yield* chooseValue(e, 'mode', modes);
    yield* payAndTarget(duel, e, effect.modes[link.mode]!.costs ?? [], effect.modes[link.mode]!.targets ?? []);
  }
  yield* payAndTarget(duel, e, effect.costs, effect.targets);
  if (effect.payOnceTargeted !== undefined) yield* effect.payOnceTargeted(e);
  rememberFaceUpTargets(duel, link);
  if (effect.declare !== undefined) link.declared = yield* effect.declare(e);
  if (effect.oncePerBattle === true) duel.state.used.push(BATTLE_USE + useKey(duel, link.card, link.effect));
  if (effect.oncePerTurn !== undefined && effect.oncePerTurn !== false)
    duel.state.used.push(turnKey(duel, link.card, link.effect, link.player));
  duel.state.stack.push(link);
  duel.note({ verb: 'chainLink', player: link.player, card: link.card, passcode: link.passcode, link: duel.state.stack.length });
  duel.path.pop();
}

/** Costs are paid and targets taken on activation, costs first (E36). */
function* payAndTarget(duel: Duel, e: Effect, costs: readonly Cost[], targets: readonly Targets[]): Action {
  for (const cost of costs) yield* cost.pay(e);
  for (const spec of targets) yield* takeTargets(duel, e, spec);
}
