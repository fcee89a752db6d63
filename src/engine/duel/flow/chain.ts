import { END } from '../../kernel/play';
import { procedure } from '../../kernel/procedure';
import { takeControl } from '../api/control';
import { equipTo } from '../api/equip';
import { replaceOpposingField } from '../api/placing';
import { destroy } from '../api/moving';
import { settle } from '../api/reach';
import type { Card } from '../model/card';
import type { Action, ActivatedEffect, Targets } from '../model/effect';
import type { Duel } from '../model/duel';
import type { AfterChainFrame, ChainLink, Chosen } from '../model/duel-state';
import { Effect } from '../model/scope';
import { opponentOf, type CardId, type Player } from '../model/vocabulary';
import { cardsIn } from '../model/zones';
import { applyFieldRules } from '../rules/field-rules';
import { isAtWork } from '../rules/at-work';
import { isOnField, moveToPile, type Moving } from '../rules/movement';
import type { RuleId } from '../register/index';
import { lending } from '../rules/lent';
import { isAtStart } from '../rules/timing';
import { startForcedBattle } from './forced-battle';
import { startSummon } from './summon';
import { openWindow, turnPlayerFirst } from './window';

/** One link, from the last one on (E50). */
export function* resolveLink(duel: Duel, link: ChainLink): Action {
  const definition = duel.defs[link.card]!;
  const effect = definition.effects[link.effect]!;
  const card = duel.state.cards[link.card]!;
  const e = new Effect(duel, link.card, link.redirected === true ? opponentOf(link.player) : link.player, link);
  duel.path.push(`${definition.facts.en} › resolution`);
  const emptyOnesPass = !duel.profile.timingSurvivesAnEmptyLinkOne;
  // E53: what a higher link did has passed when this one is processed, though it makes nothing happen.
  if (emptyOnesPass && duel.state.lastBatch.length > 0) duel.newBatch();
  if (!link.negated) {
    const failing = whyWithoutEffect(duel, link);
    link.withoutEffect = failing;
    duel.note({
      verb: failing === undefined ? 'resolve' : 'noEffect',
      player: link.player,
      card: link.card,
      passcode: link.passcode,
      link: duel.state.stack.indexOf(link) + 1,
      rule: failing,
    });
    // A rule, not the effect: it works though the effect is negated.
    if (effect.kind === 'card' && definition.facts.subtype === 'field') yield* replaceOpposingField(e);
    if (failing === undefined) {
      const aimedAt = link.targets.length;
      const fizzles = !keepLegalTargets(duel, e, effect);
      const isHeldOff =
        (duel.index.wardsOff && link.targets.length > 0 && (yield* isWardedOff(e, aimedAt))) ||
        (duel.index.guards.length > 0 && (yield* isGuardedAgainst(e, aimedAt)));
      if (!isHeldOff) {
        if (!emptyOnesPass && !fizzles) duel.newBatch();
        yield* resolveEffect(duel, e, effect);
      }
    }
  }
  const lostItsEffect = link.negated ? link.effectOnly === true : link.withoutEffect === 'effect-negated';
  if (lostItsEffect && effect.kind === 'card' && definition.facts.subtype === 'equip') yield* equipWithoutEffect(e, effect);
  link.resolved = true;
  // What has lost its effect alone was activated all the same.
  if (duel.index.linkCards.length > 0 && (!link.negated || link.effectOnly === true)) yield* afterLink(duel, link);
  const stays = card.equippedTo !== null || (definition.index.staysOnField && definition.facts.subtype !== 'equip');
  // What has lost its effect alone stays where its kind or its text keeps it (rulings).
  const isRefused = link.negated && link.effectOnly !== true;
  if (effect.kind === 'card' && isOnField(card) && card.arrival === link.arrival && (!stays || isRefused)) {
    card.leaving = true;
    // P9: it has not come to its Pendulum Zone.
    if (card.zone === 'pendulum' && link.effectOnly !== true) card.summoning = true;
  }
  const lent = link.lentBy && lending(duel, link.lentBy);
  if (lent !== undefined) yield* lent.used(Effect.withoutLink(duel, link.card, link.player, 'lasting'));
  duel.continuous.changed();
  // What has begun to apply now may hold or destroy something at once.
  applyFieldRules(duel);
  const hasTargeted = link.targets.length + (link.targetedFaceUp?.length ?? 0) > 0 && (!link.negated || link.effectOnly === true);
  if (hasTargeted && duel.index.giving.destroyedWhenTargeted !== undefined) yield* afterTargeting(e);
  duel.path.pop();
}

/** The effect itself, from its beginning to its end: only then does what it has turned up begin to apply. */
function* resolveEffect(duel: Duel, e: Effect, effect: ActivatedEffect): Action {
  duel.resolvingSince = duel.state.clock;
  try {
    yield* effect.resolve(e);
  } finally {
    // Also when the duel ends in the middle of it.
    duel.resolvingSince = null;
    duel.continuous.changed();
  }
}

/** That an Equip Spell is put on its monster is no part of the effect that is negated. */
function* equipWithoutEffect(e: Effect, effect: ActivatedEffect): Action {
  if (!keepLegalTargets(e.duel, e, effect) || !(yield* equipTo(e, e.target))) return;
  if (e.duel.defs[e.self]!.asEquip.keepsControl === true) yield* takeControl(e, e.target, 'whileSource');
}

/** What cards at work do by themselves when a link has resolved that was activated while they were face-up. */
function* afterLink(duel: Duel, link: ChainLink): Action {
  const since = duel.state.cards[link.card]!.faceUpSince;
  for (const id of duel.index.linkCards) {
    const card = duel.state.cards[id]!;
    if (card.faceUpSince > since || !isAtWork(duel, id)) continue;
    yield* duel.defs[id]!.atOnce.onResolved!(Effect.withoutLink(duel, id, card.controller, 'onResolved'), link);
  }
}

/** The rule by which a link that was not negated still does nothing; undefined when it works. */
export function whyWithoutEffect(duel: Duel, link: ChainLink): RuleId | undefined {
  const card = duel.state.cards[link.card]!;
  const definition = duel.defs[link.card]!;
  const effect = definition.effects[link.effect]!;
  const isThere = card.arrival === link.arrival;
  if (definition.index.staysOnField && !(isThere && isOnField(card) && card.faceUp) && mustStay(link, effect))
    return 'must-stay-on-field';
  if (isThere && isOnField(card) && card.faceUp && duel.continuous.isNegated(link.card)) return 'effect-negated';
  return reachesLockedGraveyard(duel, link) ? 'graveyard-locked' : undefined;
}

/**
 * The card's activation, and what it does while face-up on the field; not what its leaving sets off, or what it was itself the
 * cost of.
 */
const mustStay = (link: ChainLink, effect: ActivatedEffect): boolean =>
  effect.kind === 'card' ||
  ((effect.from.includes('spellTrap') || effect.from.includes('field') || effect.from.includes('pendulum')) &&
    !link.payments.some(({ cards }) => cards?.includes(link.card) === true));

/** Its targets lie in a Graveyard that nothing leaves; a card that moves itself is free to. */
function reachesLockedGraveyard(duel: Duel, link: ChainLink): boolean {
  return (
    duel.defs[link.card]!.privileges.passesGraveyardLock !== true &&
    link.targets.some(
      ({ card }) =>
        card !== link.card &&
        duel.state.cards[card]!.zone === 'graveyard' &&
        duel.continuous.forbids('moveFromGraveyard', link.player, card) !== undefined,
    )
  );
}

/** E69: a target that no longer fits is no target any more. @returns whether it had none, or has one left. */
function keepLegalTargets(duel: Duel, e: Effect, effect: ActivatedEffect): boolean {
  e.aimedAt = e.link.targets;
  if (e.link.targets.length === 0) return true;
  const ofMode = effect.modes?.[e.link.mode]?.targets;
  const specs = ofMode === undefined ? effect.targets : [...ofMode, ...effect.targets];
  const legal = specs.map((spec) => spec.from(e));
  const of = specs.length === 1 ? undefined : specsOfTargets(specs, e.link.targets.length);
  e.link.targets = e.link.targets.filter(
    ({ card, arrival }, i) =>
      duel.state.cards[card]!.arrival === arrival &&
      (of === undefined ? legal.some((list) => list.includes(card)) : legal[of[i]!]!.includes(card)),
  );
  return e.link.targets.length > 0;
}

/**
 * Which part of the text each of so many targets was taken for, in the order in which they were taken: one that has come to the
 * other side does not stand for another one there. Undefined where the numbers are not fixed.
 */
function specsOfTargets(specs: readonly Targets[], count: number): readonly number[] | undefined {
  const of = specs.flatMap(({ max }, i) => (Number.isFinite(max) ? Array.from({ length: max }, () => i) : []));
  return of.length === count && specs.every(({ min, max, atMost }) => min === max && atMost === undefined) ? of : undefined;
}

/** A target may ward off the link just before it resolves, without a link of its own. @returns whether one does. */
function* isWardedOff(e: Effect, aimedAt: number): Action<boolean> {
  const { duel } = e;
  for (const { card, arrival } of e.link.targets) {
    const { ward, wardsFaceDown } = duel.defs[card]!.protection;
    const target = e.card(card);
    if (
      ward === undefined ||
      target.arrival !== arrival ||
      target.zone !== 'monster' ||
      (!target.faceUp && wardsFaceDown !== true) ||
      duel.continuous.isNegated(card)
    )
      continue;
    if (yield* ward(Effect.withoutLink(duel, card, target.controller, 'ward'), e.link, aimedAt)) {
      holdOff(e, card);
      return true;
    }
  }
  return false;
}

/** Any face-up card may guard others against the link, just before it resolves. @returns whether one does. */
function* isGuardedAgainst(e: Effect, aimedAt: number): Action<boolean> {
  const { duel } = e;
  if (duel.defs[e.self]!.privileges.cannotBeNegated === true) return false;
  for (const id of duel.index.guards) {
    if (!isAtWork(duel, id)) continue;
    const { controller } = duel.state.cards[id]!;
    if (!(yield* duel.defs[id]!.protection.guard!(Effect.withoutLink(duel, id, controller, 'ward'), e.link, aimedAt))) continue;
    holdOff(e, id);
    return true;
  }
  return false;
}

function holdOff({ duel, self, link }: Effect, by: CardId): void {
  link.negated = true;
  link.effectOnly = true;
  duel.note({
    verb: 'negate',
    player: duel.state.cards[by]!.controller,
    card: self,
    passcode: link.passcode,
    by,
    link: duel.state.stack.indexOf(link) + 1,
  });
}

/**
 * Spirit Reaper: destroyed as soon as the link that targeted it has resolved; no link of its own. A negated activation has
 * targeted nothing.
 */
function* afterTargeting(e: Effect): Action {
  for (const { card, arrival } of e.link.targetedFaceUp ?? e.link.targets) {
    if (
      e.card(card).arrival === arrival &&
      e.card(card).zone === 'monster' &&
      e.duel.continuous.has(card, 'destroyedWhenTargeted')
    ) {
      e.duel.note({
        verb: 'noEffect',
        player: e.card(card).controller,
        card,
        passcode: e.card(card).passcode,
        rule: 'destroyed-when-targeted',
      });
      yield* destroy(new Effect(e.duel, card, e.card(card).controller, e.link), [card]);
    }
  }
}

/**
 * A chain is done. The after-chain window follows it, but not in the Damage Step, not where the window that it was begun in is
 * asked again (phases, steps, the start of the Battle Phase), and not before a summon has succeeded.
 */
export function chainOver(duel: Duel): void {
  const { top, state } = duel;
  const asksAgain = top.kind === 'window' && (top.persistent ? top.window !== 'open' : NO_WINDOW_AFTER.includes(top.window));
  const window = state.damageStep === null && !asksAgain && !isAtStart(duel);
  const frame: AfterChainFrame = { kind: 'afterChain', at: 'leave', window, events: [] };
  duel.push(frame);
}
const NO_WINDOW_AFTER: readonly string[] = ['summonNegation', 'battleStep'];

/** What follows a chain: cards on their way out go, an effect's summon may be negated, then the window. */
export const AFTER_CHAIN = procedure<Duel, AfterChainFrame>([
  {
    name: 'leave',
    do: (duel, here) => {
      here.events = duel.state.lastBatch;
      sendLeaving(duel);
    },
  },
  {
    name: 'summoned',
    do: (duel) => {
      const { state } = duel;
      const isThere = ({ card, arrival }: Chosen): boolean => state.cards[card]!.arrival === arrival && state.cards[card]!.faceUp;
      const summoned = state.effectSummons.filter(isThere);
      state.effectSummons = [];
      if (summoned.length > 0) startSummon(duel, summoned, state.effectSummonPlayer, 'effect');
    },
  },
  {
    name: 'forcedBattle',
    when: (duel) => duel.state.forcedAttack !== null,
    do: (duel, here) => {
      const { state } = duel;
      here.at = END;
      startForcedBattle(duel, state.forcedAttack!);
      state.forcedAttack = null;
    },
  },
  {
    name: 'window',
    do: (duel, here) => {
      if (here.window) openWindow(duel, 'afterChain', turnPlayerFirst(duel), here.events);
      else if (duel.state.damageStep === null) askAgainAbout(duel, here);
    },
  },
]);

/** The window of the phase or step is asked again, also about what the chain has done. */
function askAgainAbout(duel: Duel, here: AfterChainFrame): void {
  const below = duel.beneath(here);
  if (below?.kind === 'window' && below.persistent) below.about = { window: 'afterChain', events: here.events };
}

/** The cards of a side that are on their way out, by zones. */
function leavingOf({ state: { players, cards } }: Duel, player: Player): readonly CardId[] {
  const { monsters, spellsTraps, field, pendulum } = players[player];
  const isLeaving = (id: CardId): boolean => cards[id]!.leaving;
  const found = cardsIn(monsters, isLeaving).concat(cardsIn(spellsTraps, isLeaving));
  if (field !== null && isLeaving(field)) found.push(field);
  return pendulum === undefined ? found : found.concat(cardsIn(pendulum.zones, isLeaving));
}

const SPENT: Moving = { cause: 'rule', how: 'sent', rule: 'destruction-confirmed' };

const negatedBy = ({ card, player }: NonNullable<Card['destroyedBy']>): Moving => ({
  cause: 'negation',
  how: 'destroyed',
  by: card,
  byPlayer: player,
  rule: 'destruction-confirmed',
});

/**
 * "Destruction confirmed": all go to the Graveyard together when the chain has ended (E42). Not a new moment: nothing misses its
 * timing by it.
 */
function sendLeaving(duel: Duel): void {
  const { state } = duel;
  const last = state.lastBatch;
  for (const player of [state.turnPlayer, opponentOf(state.turnPlayer)]) {
    for (const id of leavingOf(duel, player)) {
      const destroyer = state.cards[id]!.destroyedBy;
      moveToPile(duel, id, 'graveyard', destroyer === undefined ? SPENT : negatedBy(destroyer));
    }
  }
  settle(duel);
  state.lastBatch = last;
}
