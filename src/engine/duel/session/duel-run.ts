import type { Loaded, Replay } from '../../kernel/game';
import type { Keeping } from '../../kernel/machine';
import type { LoadError } from '../../kernel/recorded';
import { TwoSeatRun } from '../../kernel/two-seat-run';
import { cloneDuel } from '../model/clone-duel';
import type { Duel } from '../model/duel';
import type { DuelState } from '../model/duel-state';
import type { CardPool } from '../model/effect';
import type { ProfileId } from '../model/profile';
import type { DuelSetup } from '../model/setup';
import { attackEnd, type Attack } from '../outlook/attack-end';
import type { AttackEnd } from '../views/view';
import { duelKind, type TypesOfDuel } from './duel-kind';
import { readRecording, RECORDING_FORMAT, type Recording } from './recording';

/** A running duel with its decisions, answers, rewind and save. The only way to advance a duel. */
export class DuelRun extends TwoSeatRun<TypesOfDuel> {
  get duel(): Duel {
    return this.play;
  }

  get pool(): CardPool {
    return this.play.pool;
  }

  /** Begins a duel and runs to its first decision. */
  static start(pool: CardPool, setup: DuelSetup, keeping: Keeping = 'all'): DuelRun {
    const kind = duelKind(pool);
    return new DuelRun(kind, { kind: 'setup', setup }, keeping, kind.begin(setup)).begin();
  }

  /** A duel from a position; runs to its first decision. */
  static fromState(pool: CardPool, state: DuelState, keeping: Keeping = 'all'): DuelRun {
    return new DuelRun(duelKind(pool), { kind: 'position', state: cloneDuel(state) }, keeping, state).begin();
  }

  /**
   * Takes up a recording with the cards of its profile: see `takenUp`. What chance brings there is not held to what a script has
   * fixed.
   */
  static load(pools: (profile: ProfileId) => CardPool, json: unknown, replay: Replay = 'all'): Loaded<DuelRun, LoadError> {
    const read = readRecording(json, pools);
    if (!read.ok) return read;
    const { recording, pool } = read;
    const kind = duelKind(pool);
    return DuelRun.takenUp(kind, recording, replay, (state) => {
      const run = new DuelRun(kind, recording.origin, 'all', state);
      run.duel.outcomesMustFit = false;
      return run;
    });
  }

  /** The duel as plain JSON; `load` takes it up at the same decision. */
  save(): Recording {
    return { format: RECORDING_FORMAT, ...this.recordedOfTwo };
  }

  /** What this attack comes to if nobody responds, from what everybody knows. */
  attackEnd(attack: Attack): AttackEnd {
    const { at, state } = this.restPoint;
    return at === this.answers.length ? attackEnd(this.kind, this.duel, state, attack) : { kind: 'open', decides: 'choice' };
  }
}
