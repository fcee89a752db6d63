import type { Decision, DecisionKind, WindowKind } from '../model/decision';
import type { Phase } from '../model/vocabulary';
import type { Moment } from '../../table/index';
import type { Vision } from '../model/vision';

/** Where a game stood when it asked something: all of it may be known to everybody. */
export interface VisionMoment extends Moment {
  readonly kind: DecisionKind;
  readonly window?: WindowKind;
  readonly phase: Phase;
  readonly extra: boolean;
  /** The interference that ran then, by its number in this game; null when there was none. */
  readonly interference: number | null;
}

export const momentOf = ({ state, log }: Vision, decision: Decision): VisionMoment => ({
  player: decision.player,
  kind: decision.kind,
  ...('window' in decision && { window: decision.window }),
  turn: state.turn,
  turnPlayer: state.turnPlayer,
  phase: state.phase,
  extra: state.extra,
  interference: state.stack.length > 0 ? state.stacks : null,
  told: log.length,
});
