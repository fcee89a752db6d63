import { askPick } from '../../kernel/decision';
import { mayHaveItems, startItems } from '../../kernel/items';
import { END } from '../../kernel/play';
import { node } from '../../kernel/procedure';
import type { Step } from '../../kernel/rules';
import { takeSkip } from '../../kernel/schedule';
import { hasReady, startTriggers } from '../../kernel/triggers';
import { PERSISTENT } from '../../kernel/window';
import { drawAndReact, drawNow } from '../api/drawing';
import { settle } from '../api/reach';
import type { Action } from '../model/effect';
import { pickDecision } from '../model/decision';
import type { Duel } from '../model/duel';
import type { DuelEvent } from '../model/event';
import type { PhaseFrame } from '../model/duel-state';
import type { RuleId } from '../register/index';
import { listAfterMainPhase } from '../rules/acts';
import { drawsNormally } from '../rules/draws';
import { moveToPile } from '../rules/movement';
import { opponentOf, type Player } from '../model/vocabulary';
import { hasOpenItems } from './phase-items';
import { choosesNextPhase } from './next-phase';
import { openOpenWindow, openWindow, turnPlayerFirst } from './window';

type PhaseStep = Step<Duel, PhaseFrame>;

const openPhaseWindow = (duel: Duel, events = duel.state.lastBatch): void =>
  openWindow(duel, 'phase', turnPlayerFirst(duel), events, PERSISTENT);
/** What the items of the phase have done last, unless it was a chain: that has had a window of its own. */
const lastOfItems = ({ state }: Duel, { done, stacks }: PhaseFrame): DuelEvent[] =>
  done.length > 0 && stacks === state.stacks ? state.lastBatch : [];
const itemsOf = (duel: Duel, here: PhaseFrame, player: Player): void => startItems(duel, here.kind, player);
const mayHaveItemsHere = (duel: Duel, here: PhaseFrame): boolean => mayHaveItems(duel, here.kind);
const ownItems: PhaseStep = {
  name: 'ownItems',
  when: mayHaveItemsHere,
  do: (duel, here) => {
    duel.newBatch();
    itemsOf(duel, here, duel.state.turnPlayer);
  },
};
const otherItems: PhaseStep = {
  name: 'otherItems',
  when: mayHaveItemsHere,
  do: (duel, here) => itemsOf(duel, here, opponentOf(duel.state.turnPlayer)),
};
const window: PhaseStep = { name: 'window', do: (duel) => openPhaseWindow(duel) };
const windowAfterItems: PhaseStep = { name: 'window', do: (duel, here) => openPhaseWindow(duel, lastOfItems(duel, here)) };

const reactsToDraw = (duel: Duel): boolean =>
  duel.index.drawCards.length > 0 ||
  duel.state.cards[duel.state.players[duel.state.turnPlayer].deck.at(-1) ?? -1]?.faceUp === true ||
  duel.state.lingering.some((one) => duel.pool.definition(one.passcode)?.lingering[one.key]?.onOpponentsDraw !== undefined);
const ruleOfDraw = (duel: Duel): RuleId => (duel.state.turn > 1 ? 'normal-draw' : 'first-turn-draw');

export const DRAW_PHASE = node<Duel, PhaseFrame>([
  ownItems,
  otherItems,
  {
    name: 'draw',
    when: (duel, here) => !here.drawReplaced && drawsNormally(duel) && !reactsToDraw(duel),
    do: (duel, here) => {
      here.at = 'window';
      drawNow(duel, duel.state.turnPlayer, 1, ruleOfDraw(duel));
    },
  },
  {
    name: 'drawAndReact',
    when: (duel, here) => !here.drawReplaced && drawsNormally(duel),
    *ask(duel, here) {
      const drawn = yield* drawAndReact(duel, duel.state.turnPlayer, 1, ruleOfDraw(duel));
      // What cards do at the moment of the draw does not keep anybody from answering the draw itself.
      const { lastBatch } = duel.state;
      here.at = END;
      openPhaseWindow(duel, lastBatch === drawn ? lastBatch : [...drawn, ...lastBatch]);
    },
  },
  window,
]);

export const STANDBY_PHASE = node<Duel, PhaseFrame>([ownItems, otherItems, windowAfterItems]);

const enterMainPhase = (duel: Duel, here: PhaseFrame): boolean => {
  const skipped = takeSkip(duel, duel.state.turnPlayer, here.kind);
  tellPhase(duel, skipped);
  return !skipped;
};

/** Skipped, nothing but its end is left of a Main Phase, for the other phases to be announced in it (R116, R117). */
export const MAIN_PHASE = node<Duel, PhaseFrame>([
  {
    name: 'open',
    do: (duel, here) => openOpenWindow(duel, !enterMainPhase(duel, here)),
  },
]);

/**
 * Main Phase 1 that ends before anybody knows where it leads to (R428, R501): the turn player announces its end, and chooses when
 * both have passed. Skipped, it is nothing but the choice.
 */
export const MAIN_PHASE_THEN_CHOICE = node<Duel, PhaseFrame>([
  {
    name: 'open',
    do: (duel, here) => {
      if (enterMainPhase(duel, here)) openOpenWindow(duel);
    },
  },
  choosesNextPhase(listAfterMainPhase),
]);

/** Items are taken until none is left: also those that have come up since for the turn player. @returns whether there is one. */
function restOfItems(duel: Duel, here: PhaseFrame): boolean {
  if (!hasOpenItems(duel)) return false;
  here.at = 'otherItems';
  itemsOf(duel, here, duel.state.turnPlayer);
  return true;
}

/**
 * End Phase order (rulings): items of both, the window, the hand limit, then "until the end of the turn" changes fall. What has
 * become due by a chain in the window is done in this End Phase too; then the window is asked again. The last step is all that is
 * left of a skipped turn.
 */
export const END_PHASE = node<Duel, PhaseFrame>([
  ownItems,
  otherItems,
  {
    name: 'window',
    do: (duel, here) => {
      // Where nothing was due nothing can have come up.
      if (here.done.length > 0 && restOfItems(duel, here)) return;
      const events = lastOfItems(duel, here);
      here.stacks = duel.state.stacks;
      openPhaseWindow(duel, events);
    },
  },
  {
    name: 'itemsAgain',
    // Without a chain nothing can have become due.
    when: (duel, here) => here.stacks !== duel.state.stacks,
    do: (duel, here) => void restOfItems(duel, here),
  },
  {
    name: 'handLimit',
    evenWhenLeaving: true,
    when: (duel) => overHandLimit(duel) > 0,
    *ask(duel, here) {
      yield* discardDown(duel);
      // A card discarded so may have something to do in this End Phase.
      if (duel.state.leaving !== null || !restOfItems(duel, here)) answerDiscards(duel, here, 'handLimit');
    },
  },
  {
    name: 'limitAlone',
    evenWhenLeaving: true,
    when: (duel) => overHandLimit(duel) > 0,
    *ask(duel, here) {
      yield* discardDown(duel);
      answerDiscards(duel, here, 'limitAlone');
    },
  },
]);

/** What the discards have triggered is done in this phase; then the hand limit is looked at again. */
function answerDiscards(duel: Duel, here: PhaseFrame, step: string): void {
  if (!hasReady(duel)) return;
  here.at = step;
  startTriggers(duel);
}

/** E17: how many cards of the turn player's hand are more than the limit at the end of the own End Phase. */
const overHandLimit = (duel: Duel): number =>
  duel.state.players[duel.state.turnPlayer].hand.length - handLimitOf(duel, duel.state.turnPlayer);

/** The rule's limit, or the newest of those that effects have given the player. */
function handLimitOf(duel: Duel, player: Player): number {
  let newest = { since: 0, limit: duel.profile.handLimit };
  for (const one of duel.continuous.handLimits(player)) if (one.since > newest.since) newest = one;
  for (const { player: whose, passcode, key, since } of duel.state.lingering) {
    const limit = whose === player ? duel.pool.definition(passcode)?.lingering[key]?.handLimit : undefined;
    if (limit !== undefined && since > newest.since) newest = { since, limit };
  }
  return newest.limit;
}

/** Down to the limit, by choice. */
function* discardDown(duel: Duel): Action {
  const player = duel.state.turnPlayer;
  const over = overHandLimit(duel);
  const question = pickDecision({
    kind: 'discard',
    player,
    why: { prompt: 'handLimit' },
    from: duel.state.players[player].hand,
    min: over,
    max: over,
    hidden: true,
  });
  const gone = yield* askPick(question);
  duel.newBatch();
  for (const id of gone) moveToPile(duel, id, 'graveyard', { cause: 'rule', how: 'discarded', rule: 'hand-limit' });
  settle(duel);
}

/** A skipped phase passes with nothing in it, windows included (R078–R085, R101, R116). */
export const tellPhase = (duel: Duel, skipped = false): void =>
  void duel.note({
    verb: 'phase',
    player: duel.state.turnPlayer,
    text: duel.state.phase,
    rule: skipped ? 'skipped' : undefined,
  });
