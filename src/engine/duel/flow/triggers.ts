import { ask } from './ask';
import type { Answer } from '../model/decision';
import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import type { PendingTrigger, Situation } from '../model/duel-state';
import type { Effect } from '../model/scope';
import type { CardId } from '../model/vocabulary';
import { missesTiming } from '../rules/triggers';
import { textAllows, useKey } from '../rules/activation';
import { activateTrigger, afterChainFollows, buildChain, effectWithoutLink } from './activating';

type TriggerSituation = Extract<Situation, { kind: 'triggers' }>;

const isReady = (duel: Duel, trigger: PendingTrigger): boolean =>
  !trigger.afterCalculation ||
  duel.state.damageStep === null ||
  duel.state.damageStep === 'after' ||
  duel.state.damageStep === 'end';

/** Begins the chain of waiting triggers, if any can go on one now. @returns whether it did. */
export function startTriggers(duel: Duel): boolean {
  if (!duel.state.pending.some((trigger) => isReady(duel, trigger))) return false;
  duel.push({ kind: 'triggers', group: 0, queue: [] });
  return true;
}

/**
 * Tiers and groups in order (E54): for each tier, turn player mandatory, opponent mandatory, turn player optional, opponent
 * optional.
 */
function groupOf(duel: Duel, trigger: PendingTrigger): number {
  return trigger.tier * 4 + (trigger.mandatory ? 0 : 2) + (trigger.player === duel.state.turnPlayer ? 0 : 1);
}
const GROUPS = 8;

/**
 * One rest point while triggers go on the chain. A transaction changes the state only once it runs, so that its rest point is
 * whole.
 */
export function triggersSituation(duel: Duel, here: TriggerSituation): Action | undefined {
  const { state } = duel;
  if (here.queue.length > 0) return putOnChain(duel, here);
  while (here.group < GROUPS) {
    const mine = state.pending.filter((trigger) => isReady(duel, trigger) && groupOf(duel, trigger) === here.group);
    if (mine.length > 0) return takeGroup(duel, here, mine);
    here.group += 1;
  }
  duel.pop();
  if (state.chain.length === 0) return undefined;
  duel.push({ kind: 'afterChain', stage: 0, window: afterChainFollows(duel), events: [] });
  buildChain(duel, state.chain[state.chain.length - 1]!.player);
  return undefined;
}

function* takeGroup(duel: Duel, here: TriggerSituation, mine: readonly PendingTrigger[]): Action {
  here.group += 1;
  duel.state.pending = duel.state.pending.filter((trigger) => !mine.includes(trigger));
  const taken = mine[0]!.mandatory
    ? mine
    : yield* askOptional(
        duel,
        mine.filter((trigger) => inTime(duel, trigger)),
      );
  here.queue.push(...(yield* inOwnOrder(duel, taken)));
}

/** Reports an optional trigger that has missed its timing, with what came after (E53). */
function inTime(duel: Duel, trigger: PendingTrigger): boolean {
  const effect = duel.defs[trigger.card]!.effects[trigger.effect]!;
  const { passcode } = duel.state.cards[trigger.card]!;
  if (missesTiming(duel, effect, trigger.event)) {
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

function* putOnChain(duel: Duel, here: TriggerSituation): Action {
  yield* activateTrigger(duel, here.queue.shift()!);
}

/** Several of one player and group: that player's order, the first named becoming the lower link (rulings). */
function* inOwnOrder(duel: Duel, mine: readonly PendingTrigger[]): Action<readonly PendingTrigger[]> {
  const cards = mine.map((trigger) => trigger.card);
  if (mine.length < 2 || new Set(cards).size < mine.length) return mine;
  const answer = (yield* ask({
    kind: 'order',
    player: mine[0]!.player,
    why: { prompt: 'triggerOrder' },
    from: cards,
    hidden: false,
  })) as Extract<Answer, { do: 'order' }>;
  return answer.cards.map((card: CardId) => mine.find((trigger) => trigger.card === card)!);
}

/** Optional triggers are asked one by one. @returns those taken. */
function* askOptional(duel: Duel, mine: readonly PendingTrigger[]): Action<readonly PendingTrigger[]> {
  const taken: PendingTrigger[] = [];
  for (const trigger of mine) {
    if (!canUse(duel, trigger)) continue;
    const answer = (yield* ask({
      kind: 'trigger',
      player: trigger.player,
      why: { prompt: 'optionalTrigger', card: trigger.card },
      values: [true, false],
    })) as Extract<Answer, { do: 'answer' }>;
    if (answer.value === true) taken.push(trigger);
  }
  return taken;
}

function canUse(duel: Duel, trigger: PendingTrigger): boolean {
  const effect = duel.defs[trigger.card]!.effects[trigger.effect]!;
  if (effect.oncePerTurn === true && duel.state.used.includes(useKey(duel, trigger.card, trigger.effect))) return false;
  const e: Effect = effectWithoutLink(duel, trigger.card, trigger.player);
  e.event = trigger.event;
  return textAllows(duel, e, effect);
}
