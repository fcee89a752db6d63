import { actedOn, pass, seatAsked, startPassing } from '../../kernel/passing';
import type { Act, WindowKind } from '../model/decision';
import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import type { Situation } from '../model/duel-state';
import type { DuelEvent } from '../model/event';
import { opponentOf, type Player } from '../model/vocabulary';
import { listResponses } from '../rules/acts';
import { activate, afterChainFollows } from './activating';
import { ActList } from './ask';
import { startTriggers } from './triggers';

export type WindowSituation = Extract<Situation, { kind: 'window' }>;

/** Opens a window: the players of `order` are asked in turn until all have passed in a row. */
export function openWindow(
  duel: Duel,
  window: WindowKind,
  order: readonly Player[],
  events: readonly DuelEvent[] = [],
  persistent = false,
): void {
  duel.push({
    kind: 'window',
    window,
    passing: startPassing(order),
    persistent,
    occasion: { window, events },
    chains: duel.state.chainCount,
  });
}

/** Turn player first, then the opponent. */
export const turnPlayerFirst = (duel: Duel): readonly Player[] => (duel.state.turnPlayer === 0 ? ZERO_FIRST : ONE_FIRST);
const ZERO_FIRST: readonly Player[] = [0, 1];
const ONE_FIRST: readonly Player[] = [1, 0];
export const opponentOnly = (duel: Duel): readonly Player[] => [opponentOf(duel.state.turnPlayer)];

/** One rest point of a window. */
export function windowSituation(duel: Duel, here: WindowSituation): Action | undefined {
  const { state } = duel;
  state.occasion = here.occasion;
  if (!here.persistent && state.chainCount !== here.chains) {
    // An event window ends with the first chain built in it; cards conditioned on the event are out from then on.
    duel.pop();
    return undefined;
  }
  if (here.window !== 'summonNegation' && state.pending.length > 0 && startTriggers(duel)) return undefined;
  return respond(duel, here);
}

/** A row of passes is one transaction: a pass changes nothing but who is asked, so it needs no rest point of its own. */
function* respond(duel: Duel, here: WindowSituation): Action {
  let player = seatAsked(here.passing) as Player;
  let act = (yield new ActList('respond', player, duel, listResponses, here.window)) as Act;
  while (act.do !== 'activate') {
    if (pass(here.passing)) return duel.pop();
    player = seatAsked(here.passing) as Player;
    act = (yield new ActList('respond', player, duel, listResponses, here.window)) as Act;
  }
  actedOn(here.passing);
  const window = afterChainFollows(duel);
  duel.push({ kind: 'afterChain', stage: 0, window, events: [] });
  yield* activate(duel, player, act);
}
