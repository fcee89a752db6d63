import { turnWithin } from '../../kernel/schedule';
import type { VisionState } from '../model/state';
import type { Phase } from '../model/vocabulary';

/** Lets a position begin at the very beginning of this part of the turn: before the processing of its own (scripts). */
export function positionAt(state: VisionState, phase: Phase, deals: boolean): void {
  state.phase = phase;
  // Between 4.3.1.b and 4.9.1.d the "during your turn" effects of the turn player apply.
  state.duringTurnOf = phase === 'start' ? null : state.turnPlayer;
  state.frames = [turnWithin(phase), { kind: phase, at: 'begin' }];
  if (deals) state.frames.push({ kind: 'opening', at: 'deal' });
}
