import { askValue } from '../../kernel/decision';
import type { TriggerRules } from '../../kernel/rules';
import { questionDecision, type OrderDecision } from '../model/decision';
import type { Action, ActivatedEffect } from '../model/effect';
import type { Duel } from '../model/duel';
import type { DuelFrame, PendingTrigger } from '../model/duel-state';
import type { Effect, Scope } from '../model/scope';
import { cardId, type CardId, type Player } from '../model/vocabulary';
import { missesTiming } from '../rules/triggers';
import { activationForbidden, isUsedUp, textAllows } from '../rules/activation';
import { activateTrigger, effectWithoutLink } from './activating';

const isReady = (duel: Duel, trigger: PendingTrigger): boolean =>
  !trigger.afterCalculation ||
  duel.state.damageStep === null ||
  duel.state.damageStep === 'after' ||
  duel.state.damageStep === 'end';

/**
 * Tiers and groups in order (E54): for each tier, turn player mandatory, opponent mandatory, turn player optional, opponent
 * optional.
 */
function groupOf(duel: Duel, trigger: PendingTrigger): number {
  const optional = trigger.mandatory ? 0 : 1;
  const opponents = trigger.player === duel.state.turnPlayer ? 0 : 1;
  return trigger.tier * 4 + (playersFirst(duel) ? opponents * 2 + optional : optional * 2 + opponents);
}

/** R436, R502: at a declaration all triggers of the turn player come before those of the opponent. */
const playersFirst = ({ profile, state: { frames } }: Duel): boolean =>
  profile.declarationTriggers === 'turnPlayerFirst' && frames.at(-1)?.kind === 'triggers' && isDeclaration(frames.at(-2));
const isDeclaration = (frame: DuelFrame | undefined): boolean => frame?.kind === 'window' && frame.window === 'attackDeclared';
const GROUPS = 8;

export const TRIGGER_RULES: TriggerRules<Duel> = {
  policy: 'onStack',
  groups: GROUPS,
  group: (duel, one) => groupOf(duel, one as PendingTrigger),
  ready: (duel, one) => isReady(duel, one as PendingTrigger),
  stillDue: (duel, one) =>
    mayStart(duel, one as PendingTrigger) && ((one as PendingTrigger).mandatory || inTime(duel, one as PendingTrigger)),
  take: (duel, one) => take(duel, one as PendingTrigger),
  order: (_, several) => {
    const from = several.map(({ card }) => cardId(card));
    const question: OrderDecision = { form: 'order', kind: 'order', player: several[0]!.player, why: ORDER, from, hidden: false };
    return question;
  },
  *run(duel, one) {
    yield* activateTrigger(duel, one as PendingTrigger);
  },
};
const ORDER = { prompt: 'triggerOrder' } as const;

/** It has not been used in this turn where once is all, and nothing forbids it. */
function mayStart(duel: Duel, { card, effect, player }: PendingTrigger): boolean {
  return (
    !isUsedUp(duel, card, effect, player) &&
    activationForbidden(duel, player, card, duel.defs[card]!.effects[effect]!) === undefined
  );
}

/**
 * Reports an optional trigger that has missed its timing, with what came after (E53). What has to wait for damage calculation
 * does not miss it by that.
 */
function inTime(duel: Duel, trigger: PendingTrigger): boolean {
  const effect = duel.defs[trigger.card]!.effects[trigger.effect]!;
  const { passcode } = duel.state.cards[trigger.card]!;
  if (!trigger.afterCalculation && missesTiming(duel, effect, trigger.event)) {
    duel.note({
      verb: 'missedTiming',
      player: trigger.player,
      card: trigger.card,
      passcode,
      rule: 'missed-timing',
      since: trigger.event.batch,
    });
    return false;
  }
  return true;
}

/** Mandatory ones are not asked. @returns whether it goes on the chain. */
function* take(duel: Duel, trigger: PendingTrigger): Action<boolean> {
  if (trigger.mandatory) return true;
  const { card, player, effect } = trigger;
  if (!canUse(duel, trigger)) return false;
  const { needsInHand } = duel.defs[card]!.effects[effect]!;
  if (needsInHand === undefined) return yield* isTaken(card, player, effect);
  return yield* isTaken(card, player, effect, needsInHand(scopeOf(duel, trigger)).length > 0);
}

/**
 * Asks whether an optional trigger is used. `fits`: whether the hand holds what it needs; it is asked either way, for not being
 * asked would tell.
 */
export function* isTaken(card: CardId, player: Player, effect: number, fits?: boolean): Action<boolean> {
  const question = questionDecision({
    kind: 'trigger',
    player,
    why: { prompt: 'optionalTrigger', card, clause: `${effect}` },
    values: fits === false ? [false] : [true, false],
    tells: fits === undefined ? undefined : true,
    refused: fits === false ? 'nothing-hidden-fits' : undefined,
  });
  return (yield* askValue(question)) === true;
}

function canUse(duel: Duel, trigger: PendingTrigger): boolean {
  const effect = duel.defs[trigger.card]!.effects[trigger.effect]!;
  if (!mayStart(duel, trigger)) return false;
  const scope = scopeOf(duel, trigger);
  return !lacksHand(duel, scope, effect) && textAllows(duel, scope, effect);
}

/** How many cards a hand holds everybody sees: with none at all it is known that nothing in it can be what the effect needs. */
export const lacksHand = (duel: Duel, scope: Scope, { needsInHand }: ActivatedEffect): boolean =>
  needsInHand !== undefined && duel.state.players[scope.player].hand.length === 0 && needsInHand(scope).length === 0;

function scopeOf(duel: Duel, { card, player, event }: PendingTrigger): Effect {
  const e: Effect = effectWithoutLink(duel, card, player);
  e.event = event;
  return e;
}
