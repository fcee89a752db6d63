import { lastsBeyond } from '../../kernel/expiry';
import type { Schedule } from '../../kernel/rules';
import { takeSkip } from '../../kernel/schedule';
import type { Duel } from '../model/duel';
import type { PhaseFrame } from '../model/duel-state';
import type { Phase } from '../model/vocabulary';
import { checkVerdicts } from '../rules/victory';
import { lastsForDuel } from '../rules/activation';
import { turnDecks } from '../rules/field-rules';
import { hasLostItsCards } from './phase-items';
import { countTurn } from './turn-limit';
import { tellPhase } from './phases';

const NONE: readonly string[] = [];
const BEFORE_BATTLE: readonly string[] = ['draw', 'standby', 'main1'];
const AFTER_BATTLE: readonly string[] = ['main2', 'end'];

/** The turn has gone past its Battle Phase: one that was to be skipped has been. What comes later is about the next turn's. */
const passOverBattle = (duel: Duel): void => void takeSkip(duel, duel.state.turnPlayer, 'battle');

/** The turn of a duel; which phase follows which is the profile's. */
export const turnSchedule = (next: Readonly<Record<Phase, readonly Phase[]>>): Schedule<Duel> => ({
  next,
  first: 'draw',
  closing: 'end',
  // A skipped Battle Phase is no border but a choice that may not be made; a skipped Main Phase keeps its end.
  passedOver: ['draw', 'standby'],
  // R079, R197: a skipped turn is passed up to the look at the hand limit, and counts.
  skippedTurn: { node: 'end', at: 'limitAlone' },
  frame: (phase, at): PhaseFrame => ({ kind: phase as Phase, at, done: NONE, drawReplaced: false, stacks: 0 }),
  entered(duel, phase) {
    if (AFTER_BATTLE.includes(phase) && BEFORE_BATTLE.includes(duel.state.phase)) passOverBattle(duel);
    duel.state.phase = phase as Phase;
    // Some effects apply in one phase only.
    duel.continuous.changed();
    duel.continuous.rememberOpenHands();
    if (duel.index.doing.turnsDecks !== undefined) turnDecks(duel);
    if (phase !== 'main1' && phase !== 'main2') tellPhase(duel);
  },
  skipped(duel, what) {
    if (what === 'turn') passOverBattle(duel);
    duel.state.phase = what === 'turn' ? 'end' : (what as Phase);
    tellPhase(duel, true);
  },
  turnOver(duel) {
    const { state } = duel;
    countTurn(duel);
    if (state.lingering.length > 0) checkVerdicts(duel, 'turnEnd');
    if (state.lingering.length > 0)
      state.lingering = lastsBeyond(state.lingering, 'endOfTurn', state.turn).filter(
        (one) => one.until !== 'endPhase' || !hasLostItsCards(duel, one),
      );
    if (state.controls.length > 0)
      state.controls = state.controls.filter((one) => state.cards[one.card]!.arrival === one.arrival);
  },
  turnBegun(duel) {
    const { state } = duel;
    state.used = state.used.filter(lastsForDuel);
    if (state.recalled !== undefined) state.recalled = state.recalled.filter(({ turn }) => turn >= state.turn - 2);
    for (const side of state.players) {
      side.normalSummons = 0;
      side.summonsThisTurn = 0;
      if (side.pendulum !== undefined) side.pendulum.summoned = false;
    }
    duel.continuous.changed();
    duel.continuous.rememberOpenHands();
    duel.note({ verb: 'turn', player: state.turnPlayer, amount: state.turn });
    if (state.lingering.length > 0) checkVerdicts(duel, 'turnStart');
  },
});
