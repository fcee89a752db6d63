import type { Loaded, Replay } from '../../kernel/game';
import type { Keeping } from '../../kernel/machine';
import type { LoadError } from '../../kernel/recorded';
import { TwoSeatRun } from '../../kernel/two-seat-run';
import { copyVision } from '../model/copy';
import type { CardPool } from '../model/effect';
import type { VisionState } from '../model/state';
import type { Vision } from '../model/vision';
import type { VisionSetup } from './new-game';
import { readRecording, RECORDING_FORMAT, type Recording } from './recording';
import { visionKind, type TypesOfVision } from './vision-kind';

/** A running game of VISION with its decisions, answers, rewind and save. The only way to advance one. */
export class VisionRun extends TwoSeatRun<TypesOfVision> {
  get vision(): Vision {
    return this.play;
  }

  /** Begins a game and runs to its first decision. */
  static start(pool: CardPool, setup: VisionSetup, keeping: Keeping = 'all'): VisionRun {
    const kind = visionKind(pool);
    return new VisionRun(kind, { kind: 'setup', setup }, keeping, kind.begin(setup)).begin();
  }

  /** A game from a position, which is its own from then on; runs to its first decision. */
  static fromState(pool: CardPool, state: VisionState, keeping: Keeping = 'all'): VisionRun {
    return new VisionRun(visionKind(pool), { kind: 'position', state: copyVision(state) }, keeping, state).begin();
  }

  /** Takes up a recording: see `takenUp`. */
  static load(pool: CardPool, json: unknown, replay: Replay = 'all'): Loaded<VisionRun, LoadError> {
    const read = readRecording(json, pool);
    if (!read.ok) return read;
    const { recording } = read;
    const kind = visionKind(pool);
    return VisionRun.takenUp(kind, recording, replay, (state) => new VisionRun(kind, recording.origin, 'all', state));
  }

  /** The game as plain JSON; `load` takes it up at the same decision. */
  save(): Recording {
    return { format: RECORDING_FORMAT, ...this.recordedOfTwo };
  }
}
