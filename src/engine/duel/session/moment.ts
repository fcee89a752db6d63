import type { Decision, DecisionKind, WindowKind } from '../model/decision';
import type { Duel } from '../model/duel';
import type { BattleStep, DamageStep, Phase } from '../model/vocabulary';
import type { Moment } from '../../table/index';

/** Where a duel stood when it asked something: all of it may be known to everybody. */
export interface DuelMoment extends Moment {
  readonly kind: DecisionKind;
  readonly window?: WindowKind;
  readonly phase: Phase;
  readonly step: BattleStep | null;
  readonly damageStep: DamageStep | null;
  /** The chain that stood then, by its number in this duel; null when there was none. */
  readonly chain: number | null;
}

export function momentOf({ state, log }: Duel, decision: Decision): DuelMoment {
  const { turn, turnPlayer, phase, step, damageStep, stack, stacks } = state;
  const { player, kind } = decision;
  const moment = {
    player,
    kind,
    turn,
    turnPlayer,
    phase,
    step,
    damageStep,
    chain: stack.length > 0 ? stacks : null,
    told: log.length,
  };
  return 'window' in decision && decision.window !== undefined ? { ...moment, window: decision.window } : moment;
}
