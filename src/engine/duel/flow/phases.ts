import { askPick } from '../../kernel/decision';
import { anyEnds, lastsBeyond } from '../../kernel/expiry';
import { node } from '../../kernel/procedure';
import type { Step } from '../../kernel/rules';
import { startItems } from '../../kernel/items';
import { goingTo, takeSkip } from '../../kernel/schedule';
import { drawAndReact, drawNow, settle } from '../api/moving';
import type { Action } from '../model/effect';
import type { PickDecision } from '../model/decision';
import type { Duel } from '../model/duel';
import type { PhaseFrame } from '../model/duel-state';
import type { RuleId } from '../register/index';
import { endControl } from '../rules/control';
import { moveToPile } from '../rules/movement';
import { extraBattlePhase } from '../rules/phases';
import { opponentOf, type BattleStep, type Player } from '../model/vocabulary';
import { afterAttack } from './after-attack';
import { endUntilNextAttack } from './attack';
import { hasOpenItems } from './phase-items';
import { openOpenWindow, openWindow, turnPlayerFirst } from './window';

type PhaseStep = Step<Duel, PhaseFrame>;

const openPhaseWindow = (duel: Duel): void => openWindow(duel, 'phase', turnPlayerFirst(duel), duel.state.lastBatch, true);
const itemsOf = (duel: Duel, here: PhaseFrame, player: Player): void => startItems(duel, here.kind, player);
const ownItems: PhaseStep = { name: 'ownItems', do: (duel, here) => itemsOf(duel, here, duel.state.turnPlayer) };
const otherItems: PhaseStep = { name: 'otherItems', do: (duel, here) => itemsOf(duel, here, opponentOf(duel.state.turnPlayer)) };
const window: PhaseStep = { name: 'window', do: openPhaseWindow };

const hasDrawItems = (duel: Duel): boolean => duel.index.itemCards.length > 0 || duel.state.lingering.length > 0;
const reactsToDraw = (duel: Duel): boolean =>
  duel.index.drawCards.length > 0 ||
  duel.state.lingering.some((one) => duel.pool.definition(one.passcode)?.lingering[one.key]?.onOpponentsDraw !== undefined);
const ruleOfDraw = (duel: Duel): RuleId => (duel.state.turn > 1 ? 'normal-draw' : 'first-turn-draw');
const drawsNormally = (duel: Duel, here: PhaseFrame): boolean =>
  !here.drawReplaced && (duel.state.turn > 1 || duel.profile.firstTurnDraw);

export const DRAW_PHASE = node<Duel, PhaseFrame>([
  { ...ownItems, when: hasDrawItems },
  { ...otherItems, when: hasDrawItems },
  {
    name: 'draw',
    when: (duel, here) => drawsNormally(duel, here) && !reactsToDraw(duel),
    do: (duel, here) => {
      here.at = 'window';
      drawNow(duel, duel.state.turnPlayer, 1, ruleOfDraw(duel));
    },
  },
  {
    name: 'drawAndReact',
    when: drawsNormally,
    *ask(duel) {
      yield* drawAndReact(duel, duel.state.turnPlayer, 1, ruleOfDraw(duel));
    },
  },
  window,
]);

export const STANDBY_PHASE = node<Duel, PhaseFrame>([ownItems, otherItems, window]);

/** Skipped, nothing but its end is left of a Main Phase, for the other phases to be announced in it (R116, R117). */
export const MAIN_PHASE = node<Duel, PhaseFrame>([
  {
    name: 'open',
    do: (duel, here) => {
      const skipped = takeSkip(duel, duel.state.turnPlayer, here.kind);
      tellPhase(duel, skipped);
      openOpenWindow(duel, skipped);
    },
  },
]);

/** An effect that ends the Battle Phase leads past its End Step (R354). */
export const BATTLE_PHASE = node<Duel, PhaseFrame>([
  {
    name: 'startStep',
    do: (duel) => {
      for (const card of duel.state.cards) card.attackedThisPhase = 0;
      duel.state.attacked = [];
      enterStep(duel, 'start');
    },
  },
  {
    name: 'battleStep',
    do: (duel) => {
      tellStep(duel, 'battle');
      openOpenWindow(duel);
    },
  },
  { name: 'endStep', do: (duel) => enterStep(duel, 'end') },
  {
    name: 'afterAttacks',
    evenWhenLeaving: true,
    *ask(duel) {
      const { players } = duel.state;
      yield* afterAttack(
        duel,
        'endOfBattlePhase',
        players[0].monsters.concat(players[1].monsters).filter((id) => id !== null),
      );
    },
  },
  {
    name: 'close',
    evenWhenLeaving: true,
    do: (duel) => {
      duel.state.step = null;
      if (goingTo(duel) === 'battle') useExtraBattlePhase(duel);
      endUntilNextAttack(duel);
      endWithBattlePhase(duel);
    },
  },
]);

/** What lasts until the Battle Phase ends: effects, and control that goes back. */
function endWithBattlePhase(duel: Duel): void {
  const { state } = duel;
  if (anyEnds(state.lingering, 'endOfBattlePhase', state.turn)) {
    state.lingering = lastsBeyond(state.lingering, 'endOfBattlePhase', state.turn);
    duel.continuous.changed();
  }
  if (!state.controls.some((record) => record.until === 'endOfBattlePhase')) return;
  duel.newBatch();
  endControl(duel, (record) => record.until === 'endOfBattlePhase');
  settle(duel);
}

function useExtraBattlePhase(duel: Duel): void {
  const used = extraBattlePhase(duel);
  duel.state.lingering = duel.state.lingering.filter((one) => one !== used);
}

function tellStep(duel: Duel, step: BattleStep): void {
  duel.state.step = step;
  duel.note({ verb: 'step', player: duel.state.turnPlayer, text: step });
}

function enterStep(duel: Duel, step: BattleStep): void {
  tellStep(duel, step);
  openWindow(duel, 'step', turnPlayerFirst(duel), duel.state.lastBatch, true);
}

/**
 * End Phase order (rulings): items of both, the window, the hand limit, then "until the end of the turn" changes fall. What has
 * become due by a chain in the window is done in this End Phase too; then the window is asked again.
 */
export const END_PHASE = node<Duel, PhaseFrame>([
  ownItems,
  otherItems,
  {
    name: 'window',
    do: (duel, here) => {
      here.stacks = duel.state.stacks;
      openPhaseWindow(duel);
    },
  },
  {
    name: 'itemsAgain',
    // Without a chain nothing can have become due.
    when: (duel, here) => here.stacks !== duel.state.stacks && hasOpenItems(duel),
    do: (duel, here) => {
      here.at = 'otherItems';
      itemsOf(duel, here, duel.state.turnPlayer);
    },
  },
  { name: 'handLimit', evenWhenLeaving: true, when: (duel) => overHandLimit(duel) > 0, ask: discardDown },
]);

/** E17: how many cards of the turn player's hand are more than the limit at the end of the own End Phase. */
const overHandLimit = (duel: Duel): number =>
  duel.state.players[duel.state.turnPlayer].hand.length - handLimitOf(duel, duel.state.turnPlayer);

/** The rule's limit, or the newest of those that effects have given the player. */
function handLimitOf(duel: Duel, player: Player): number {
  let limit = duel.profile.handLimit;
  for (const lingering of duel.state.lingering)
    if (lingering.player === player)
      limit = duel.pool.definition(lingering.passcode)?.lingering[lingering.key]?.handLimit ?? limit;
  return limit;
}

/** Down to the limit, by choice. */
function* discardDown(duel: Duel): Action {
  const player = duel.state.turnPlayer;
  const over = overHandLimit(duel);
  const question: PickDecision = {
    form: 'pick',
    kind: 'discard',
    player,
    why: { prompt: 'handLimit' },
    from: duel.state.players[player].hand,
    min: over,
    max: over,
    hidden: true,
  };
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
    ...(skipped && { rule: 'skipped' as const }),
  });
