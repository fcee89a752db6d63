import { mayFollow } from '../../kernel/schedule';
import { drawAndReact, drawNow, settle } from '../api/moving';
import type { Action } from '../model/effect';
import type { Answer } from '../model/decision';
import type { Duel } from '../model/duel';
import type { Situation } from '../model/duel-state';
import { endControl } from '../rules/control';
import { moveToPile } from '../rules/movement';
import { extraBattlePhase } from '../rules/phases';
import type { RuleId } from '../register/index';
import { checkVerdicts } from '../rules/victory';
import { opponentOf, type Phase, type Player } from '../model/vocabulary';
import { afterAttack } from './after-attack';
import { ask } from './ask';
import { endUntilNextAttack } from './attack';
import { countTurn } from './turn-limit';
import { hasOpenItems } from './phase-items';
import { takeSkip } from './skips';
import { openWindow, turnPlayerFirst } from './window';

type PhaseSituation = Extract<Situation, { kind: 'phase' }>;

/** The stages of each phase in order; the frame's `stage` counts them (E-digest 9). */
export function phaseSituation(duel: Duel, here: PhaseSituation): Action | undefined {
  switch (here.phase) {
    case 'draw':
      return drawPhase(duel, here);
    case 'standby':
      return standbyPhase(duel, here);
    case 'main1':
    case 'main2':
      return mainPhase(duel, here);
    case 'battle':
      return battlePhase(duel, here);
    case 'end':
      return endPhase(duel, here);
  }
}

const windowOfPhase = (duel: Duel): undefined =>
  openWindow(duel, 'phase', turnPlayerFirst(duel), duel.state.lastBatch, true) as undefined;
const items = (duel: Duel, whose: 'turnPlayer' | 'opponent'): void =>
  duel.push({ kind: 'phaseItems', whose: whose === 'turnPlayer' ? duel.state.turnPlayer : opponentOf(duel.state.turnPlayer) });

function drawPhase(duel: Duel, here: PhaseSituation): Action | undefined {
  if (
    here.stage === 2 &&
    here.drawReplaced !== true &&
    (duel.index.drawCards.length > 0 || reactsToDraw(duel)) &&
    drawsNormally(duel)
  )
    return normalDraw(duel, here);
  switch (here.stage++) {
    case 0:
      if (isSkipped(duel, 'draw')) return goOn(duel, here);
      tellPhase(duel);
      return hasDrawItems(duel) ? (items(duel, 'turnPlayer') as undefined) : undefined;
    case 1:
      return hasDrawItems(duel) ? (items(duel, 'opponent') as undefined) : undefined;
    case 2:
      if (here.drawReplaced !== true && drawsNormally(duel)) drawNow(duel, duel.state.turnPlayer, 1, ruleOfDraw(duel));
      return undefined;
    case 3:
      return windowOfPhase(duel);
    default:
      return goOn(duel, here);
  }
}

const hasDrawItems = (duel: Duel): boolean => duel.index.itemCards.length > 0 || duel.state.lingering.length > 0;
const reactsToDraw = (duel: Duel): boolean =>
  duel.state.lingering.some((one) => duel.pool.definition(one.passcode)?.lingering[one.key]?.onOpponentsDraw !== undefined);
const ruleOfDraw = (duel: Duel): RuleId => (duel.state.turn > 1 ? 'normal-draw' : 'first-turn-draw');
const drawsNormally = (duel: Duel): boolean => duel.state.turn > 1 || duel.profile.firstTurnDraw;

function* normalDraw(duel: Duel, here: PhaseSituation): Action {
  here.stage += 1;
  yield* drawAndReact(duel, duel.state.turnPlayer, 1, ruleOfDraw(duel));
}

function standbyPhase(duel: Duel, here: PhaseSituation): undefined {
  switch (here.stage++) {
    case 0:
      if (isSkipped(duel, 'standby')) return goOn(duel, here);
      tellPhase(duel);
      return items(duel, 'turnPlayer') as undefined;
    case 1:
      return items(duel, 'opponent') as undefined;
    case 2:
      return windowOfPhase(duel);
    default:
      return goOn(duel, here);
  }
}

function mainPhase(duel: Duel, here: PhaseSituation): undefined {
  if (here.stage++ === 0) {
    const skipped = isSkipped(duel, here.phase);
    if (!skipped) tellPhase(duel);
    duel.push(skipped ? { kind: 'openGameState', skipped } : { kind: 'openGameState', begun: duel.state.eventCount });
    return undefined;
  }
  return goOn(duel, here);
}

function battlePhase(duel: Duel, here: PhaseSituation): Action | undefined {
  const { state } = duel;
  if (here.stage === 3) return endOfBattlePhase(duel, here);
  switch (here.stage++) {
    case 0:
      tellPhase(duel);
      for (const card of state.cards) card.attackedThisPhase = 0;
      state.attacked = [];
      return enterStep(duel, 'start');
    case 1:
      state.step = 'battle';
      duel.note({ verb: 'step', player: state.turnPlayer, text: 'battle' });
      duel.push({ kind: 'battleStep' });
      return undefined;
    case 2:
      return enterStep(duel, 'end');
    default:
      state.step = null;
      if (here.to === 'battle') useExtraBattlePhase(duel);
      endUntilNextAttack(duel);
      endWithBattlePhase(duel);
      return goOn(duel, here);
  }
}

/** What lasts until the Battle Phase ends: effects, and control that goes back. */
function endWithBattlePhase(duel: Duel): void {
  const { state } = duel;
  if (state.lingering.some((one) => one.until === 'endOfBattlePhase')) {
    state.lingering = state.lingering.filter((one) => one.until !== 'endOfBattlePhase');
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

function* endOfBattlePhase(duel: Duel, here: PhaseSituation): Action {
  here.stage += 1;
  const { players } = duel.state;
  yield* afterAttack(
    duel,
    'endOfBattlePhase',
    players[0].monsters.concat(players[1].monsters).filter((id) => id >= 0),
  );
}

function enterStep(duel: Duel, step: 'start' | 'end'): undefined {
  duel.state.step = step;
  duel.note({ verb: 'step', player: duel.state.turnPlayer, text: step });
  return openWindow(duel, 'step', turnPlayerFirst(duel), duel.state.lastBatch, true) as undefined;
}

const HAND_LIMIT_STAGE = 4;

/**
 * End Phase order (rulings): items of both, the window, the hand limit, then "until the end of the turn" changes fall. What has
 * become due by a chain in the window is done in this End Phase too; then the window is asked again.
 */
function endPhase(duel: Duel, here: PhaseSituation): undefined {
  switch (here.stage++) {
    case 0:
      tellPhase(duel);
      return items(duel, 'turnPlayer') as undefined;
    case 1:
      return items(duel, 'opponent') as undefined;
    case 2:
      here.chains = duel.state.chainCount;
      return windowOfPhase(duel);
    case 3:
      // Without a chain nothing can have become due.
      if (here.chains === duel.state.chainCount || !hasOpenItems(duel)) return undefined;
      here.stage = 1;
      return items(duel, 'turnPlayer') as undefined;
    case HAND_LIMIT_STAGE:
      duel.push({ kind: 'handLimit' });
      return undefined;
    default:
      return nextTurn(duel);
  }
}

/** E17: more than the limit at the end of the own End Phase: discard down to it, by choice. */
export function handLimit(duel: Duel): Action | undefined {
  const over = duel.state.players[duel.state.turnPlayer].hand.length - handLimitOf(duel, duel.state.turnPlayer);
  if (over > 0) return discardDown(duel, over);
  duel.pop();
  return undefined;
}

/** The rule's limit, or the newest of those that effects have given the player. */
function handLimitOf(duel: Duel, player: Player): number {
  let limit = duel.profile.handLimit;
  for (const lingering of duel.state.lingering)
    if (lingering.player === player)
      limit = duel.pool.definition(lingering.passcode)?.lingering[lingering.key]?.handLimit ?? limit;
  return limit;
}

function* discardDown(duel: Duel, over: number): Action {
  const player = duel.state.turnPlayer;
  const answer = (yield* ask({
    kind: 'discard',
    player,
    why: { prompt: 'handLimit' },
    from: duel.state.players[player].hand,
    min: over,
    max: over,
    hidden: true,
  })) as Extract<Answer, { do: 'choose' }>;
  duel.pop();
  duel.newBatch();
  for (const id of answer.cards) moveToPile(duel, id, 'graveyard', { cause: 'rule', how: 'discarded', rule: 'hand-limit' });
  settle(duel);
}

/** A skipped phase passes with nothing in it, windows included (R078–R085, R101, R116). */
function isSkipped(duel: Duel, phase: Phase): boolean {
  if (!takeSkip(duel, duel.state.turnPlayer, phase)) return false;
  duel.note({ verb: 'phase', player: duel.state.turnPlayer, text: phase, rule: 'skipped' });
  return true;
}

function tellPhase(duel: Duel): void {
  duel.note({ verb: 'phase', player: duel.state.turnPlayer, text: duel.state.phase });
}

/** To the announced phase, or to the one that follows by itself. */
function goOn(duel: Duel, here: PhaseSituation): undefined {
  goTo(duel, (here.to as Phase | null) ?? mayFollow(duel.profile.turn, here.phase)[0]!);
  return undefined;
}

/** A frame of its own for each phase: what one has noted does not go on in the next. */
function goTo(duel: Duel, phase: Phase): PhaseSituation {
  const next: PhaseSituation = { kind: 'phase', phase, stage: 0, to: null };
  duel.state.phase = phase;
  duel.pop();
  duel.push(next);
  return next;
}

function nextTurn(duel: Duel): undefined {
  const { state } = duel;
  countTurn(duel);
  if (state.lingering.length > 0) checkVerdicts(duel, 'turnEnd');
  takeSkip(duel, state.turnPlayer, 'battle');
  state.lingering = state.lingering.filter((one) => !(one.until === 'endOfTurn' && one.turn <= state.turn));
  state.controls = state.controls.filter((one) => state.cards[one.card]!.arrival === one.arrival);
  state.turn += 1;
  state.turnPlayer = opponentOf(state.turnPlayer);
  state.used = [];
  for (const side of state.players) {
    side.normalSummons = 0;
    side.summonsThisTurn = 0;
  }
  duel.continuous.changed();
  duel.note({ verb: 'turn', player: state.turnPlayer, amount: state.turn });
  if (state.lingering.length > 0) checkVerdicts(duel, 'turnStart');
  if (!takeSkip(duel, state.turnPlayer, 'turn')) {
    goTo(duel, 'draw');
    return undefined;
  }
  // R079, R197: the turn is passed up to the look at the hand limit, and counts.
  duel.note({ verb: 'phase', player: state.turnPlayer, text: 'end', rule: 'skipped' });
  goTo(duel, 'end').stage = HAND_LIMIT_STAGE;
  return undefined;
}
