import type { Loaded, Replay } from '../../kernel/game';
import type { Keeping } from '../../kernel/machine';
import { GameOver } from '../../kernel/play';
import type { LoadError } from '../../kernel/recorded';
import { Run } from '../../kernel/run';
import { endGame } from '../flow/ending';
import { copyVision } from '../model/copy';
import type { Act, Answer, Decision } from '../model/decision';
import type { CardPool } from '../model/effect';
import type { VisionState } from '../model/state';
import type { Vision } from '../model/vision';
import { opponentOf, type Player } from '../model/vocabulary';
import { reasonsAgainst } from '../rules/acts';
import { against, type Reason, type Reasons } from '../rules/reasons';
import { outlookOf } from '../outlook/outlook';
import { unsoundness } from '../taking-up/sound-position';
import type { Outlook, Viewer, VisionView } from '../views/view';
import { viewFor, type ToldTo } from '../views/view-for';
import type { Moment } from './moment';
import type { VisionSetup } from './new-game';
import { readRecording, RECORDING_FORMAT, type Origin, type Recording } from './recording';
import { visionKind } from './vision-kind';

/** A running game of VISION with its decisions, answers, rewind and save. The only way to advance one. */
export class VisionRun extends Run<VisionState, Vision, VisionSetup, Decision, Answer, Moment> {
  private readonly told: ToldTo = new Map();
  private lookedOut: { at?: Decision; outlook?: Outlook | undefined } = {};

  private constructor(
    readonly pool: CardPool,
    origin: Origin,
    keeping: Keeping,
    state: VisionState,
    like?: Vision,
  ) {
    super(visionKind(pool), origin, keeping, state, like);
  }

  get vision(): Vision {
    return this.play;
  }

  /** Begins a game and runs to its first decision. */
  static start(pool: CardPool, setup: VisionSetup, keeping: Keeping = 'all'): VisionRun {
    return new VisionRun(pool, { kind: 'setup', setup }, keeping, visionKind(pool).begin(setup)).begin();
  }

  /** A game from a position, which is its own from then on; runs to its first decision. */
  static fromState(pool: CardPool, state: VisionState, keeping: Keeping = 'all'): VisionRun {
    return new VisionRun(pool, { kind: 'position', state: copyVision(state) }, keeping, state).begin();
  }

  /**
   * Takes up a recording: played from its beginning, or gone to where its last rest point stands. Falls back to the rest point
   * when the answers no longer fit. A position is looked through before it is taken up. Never throws.
   */
  static load(pool: CardPool, json: unknown, replay: Replay = 'all'): Loaded<VisionRun, LoadError> {
    const read = readRecording(json, pool);
    if (!read.ok) return read;
    const { recording } = read;
    const { origin, rest, surrendered } = recording;
    let lost: LoadError | undefined;
    try {
      if (replay === 'all') {
        const run =
          origin.kind === 'setup' ? VisionRun.start(pool, origin.setup) : VisionRun.fromState(pool, copyVision(origin.state));
        lost = run.giveAll(recording, 0);
        if (lost === undefined) return { ok: true, run: run.surrendered(surrendered) };
      }
      const unsound = unsoundness(rest.state, pool);
      if (unsound !== undefined)
        return { ok: false, error: lost ?? { ...unsound, code: 'damaged', where: `$.rest.state${unsound.where}` } };
      const run = new VisionRun(pool, origin, 'all', copyVision(rest.state));
      const stopped = run.takeUp(recording);
      if (stopped === undefined) run.surrendered(surrendered);
      lost ??= stopped;
      if (lost !== undefined) run.loseBefore(rest.at);
      return { ok: true, run, lost };
    } catch (error) {
      if (lost !== undefined) return { ok: false, error: lost };
      const got = error instanceof Error ? error.message : String(error);
      return { ok: false, error: { code: 'damaged', where: '$', expected: 'a game that this engine can take up', got } };
    }
  }

  view(viewer: Viewer): VisionView {
    return viewFor(this.vision, this.decision, viewer, this.told, this.outlook);
  }

  /** What happens if both pass now: the same for whoever looks, and reckoned once for a position. */
  private get outlook(): Outlook | undefined {
    const { decision } = this;
    if (decision?.kind !== 'priority' || this.keeping === 'none') return undefined;
    if (this.lookedOut.at !== decision) this.lookedOut = { at: decision, outlook: outlookOf(this.vision) };
    return this.lookedOut.outlook;
  }

  /** The game as plain JSON; `load` takes it up at the same decision. */
  save(): Recording {
    const { result } = this.vision.state;
    const surrendered = result?.reason === 'surrender' && result.winner !== 'draw' ? opponentOf(result.winner) : undefined;
    return { format: RECORDING_FORMAT, ...this.recorded, surrendered };
  }

  /** Every reason why this player may not do this now; empty when it is legal. */
  whyNot(player: Player, act: Act): readonly Reason[] {
    const { decision } = this;
    const why: Reasons = [];
    if (decision === undefined) against(why, 'game-over');
    else if (decision.player !== player) against(why, 'not-asked');
    else if (this.isLegal(act)) return why;
    if (decision !== undefined) why.push(...reasonsAgainst(this.vision, player, act));
    if (why.length === 0) against(why, 'not-in-this-decision');
    return why;
  }

  /** A second game in the position before which `count` answers had been given, independent of this one. */
  fork(count = this.answers.length): VisionRun {
    return new VisionRun(this.pool, this.origin, this.keeping, this.vision.state, this.vision).follow(this, count);
  }

  /** The same game from here on, played where nobody watches: for search and simulation. */
  simulation(): VisionRun {
    return new VisionRun(this.pool, this.origin, 'none', this.vision.state, this.vision).follow(this, this.answers.length);
  }

  /** `player` has given up and the opponent has agreed. */
  surrender(player: Player): void {
    this.surrendered(player);
  }

  private surrendered(player: Player | undefined): this {
    if (player === undefined) return this;
    try {
      endGame(this.vision, { winner: opponentOf(player), reason: 'surrender' });
    } catch (ended) {
      if (!(ended instanceof GameOver)) throw ended;
    }
    return this;
  }
}
