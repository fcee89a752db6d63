import type { Loaded, Replay } from '../../kernel/game';
import { GameOver } from '../../kernel/play';
import type { Keeping } from '../../kernel/machine';
import type { LoadError } from '../../kernel/recorded';
import { Run } from '../../kernel/run';
import { cloneDuel } from '../model/clone-duel';
import type { Act, Answer, Decision } from '../model/decision';
import type { Duel } from '../model/duel';
import type { DuelState } from '../model/duel-state';
import type { CardPool } from '../model/effect';
import type { ProfileId } from '../model/profile';
import type { DuelSetup } from '../model/setup';
import { opponentOf, type Player } from '../model/vocabulary';
import { attackEnd, type Attack } from '../outlook/attack-end';
import { linkEnds } from '../outlook/link-ends';
import { reasonsAgainst } from '../rules/acts';
import { against, type Reason, type Reasons } from '../rules/reasons';
import { endDuel } from '../rules/victory';
import { unsoundness } from '../taking-up/sound-position';
import type { ToldTo } from '../views/told';
import type { AttackEnd, DuelView, LinkEnd, Viewer } from '../views/view';
import { viewFor } from '../views/view-for';
import { duelKind } from './duel-kind';
import type { Moment } from './moment';
import { readRecording, RECORDING_FORMAT, type Origin, type Recording } from './recording';

/** A running duel with its decisions, answers, rewind and save. The only way to advance a duel. */
export class DuelRun extends Run<DuelState, Duel, DuelSetup, Decision, Answer, Moment> {
  private readonly told: ToldTo = new Map();
  /** How the chain at a rest point ends, by whom it is told. */
  private ends: { readonly at: DuelState | undefined; readonly by: Map<Viewer, readonly LinkEnd[] | undefined> } = {
    at: undefined,
    by: new Map(),
  };

  private constructor(
    readonly pool: CardPool,
    origin: Origin,
    keeping: Keeping,
    state: DuelState,
    like?: Duel,
  ) {
    super(duelKind(pool), origin, keeping, state, like);
  }

  get duel(): Duel {
    return this.play;
  }

  /** Begins a duel and runs to its first decision. */
  static start(pool: CardPool, setup: DuelSetup, keeping: Keeping = 'all'): DuelRun {
    const run = new DuelRun(pool, { kind: 'setup', setup }, keeping, duelKind(pool).begin(setup));
    run.begin();
    return run;
  }

  /** A duel from a position; runs to its first decision. */
  static fromState(pool: CardPool, state: DuelState, keeping: Keeping = 'all'): DuelRun {
    const run = new DuelRun(pool, { kind: 'position', state: cloneDuel(state) }, keeping, state);
    run.begin();
    return run;
  }

  /**
   * Takes up a recording with the cards of its profile. `replay: 'all'` plays it from the beginning (so that the log and every
   * rewind are there) and falls back to the last rest point when the answers no longer fit; `'lastRestPoint'` goes there at once.
   * A position is looked through before it is taken up. Never throws.
   */
  static load(pools: (profile: ProfileId) => CardPool, json: unknown, replay: Replay = 'all'): Loaded<DuelRun, LoadError> {
    const read = readRecording(json, pools);
    if (!read.ok) return read;
    const { recording, pool } = read;
    const { origin } = recording;
    let lost: LoadError | undefined;
    try {
      if (replay === 'all') {
        const run =
          origin.kind === 'setup' ? DuelRun.start(pool, origin.setup) : DuelRun.fromState(pool, cloneDuel(origin.state));
        run.duel.outcomesMustFit = false;
        lost = run.giveAll(recording, 0);
        if (lost === undefined) {
          run.endBySurrender(recording.surrendered);
          if (origin.kind === 'position') run.lookOver();
          return { ok: true, run };
        }
      }
      const unsound = unsoundness(recording.rest.state, pool);
      if (unsound !== undefined)
        return { ok: false, error: lost ?? { ...unsound, code: 'damaged', where: `$.rest.state${unsound.where}` } };
      const run = new DuelRun(pool, origin, 'all', cloneDuel(recording.rest.state));
      run.duel.outcomesMustFit = false;
      const stopped = run.takeUp(recording);
      if (stopped === undefined) run.endBySurrender(recording.surrendered);
      run.lookOver();
      lost ??= stopped;
      if (lost !== undefined) run.loseBefore(recording.rest.at);
      return { ok: true, run, lost };
    } catch (error) {
      if (lost !== undefined) return { ok: false, error: lost };
      return {
        ok: false,
        error: {
          code: 'damaged',
          where: '$',
          expected: 'a duel that this engine can take up',
          got: error instanceof Error ? error.message : String(error),
        },
      };
    }
  }

  /** Looks at a position from outside as everybody will: what cannot be looked at is found before it is played. */
  private lookOver(): void {
    this.guard(() => {
      const { decision } = this;
      if (decision?.form === 'act') decision.options();
      for (const viewer of [0, 1, 'public'] as const) this.view(viewer);
    });
  }

  /** The duel as plain JSON; `load` takes it up at the same decision. */
  save(): Recording {
    const { result } = this.duel.state;
    return {
      format: RECORDING_FORMAT,
      ...this.recorded,
      surrendered: result?.reason === 'surrender' && result.winner !== 'draw' ? opponentOf(result.winner) : undefined,
    };
  }

  /** Every reason why this player may not do this now; empty when it is legal. */
  whyNot(player: Player, act: Act): readonly Reason[] {
    const { decision } = this;
    const why: Reasons = [];
    if (decision === undefined) against(why, 'duel-over');
    else if (decision.player !== player) against(why, 'not-asked');
    else if (this.isLegal(act)) return why;
    if (decision !== undefined) why.push(...reasonsAgainst(this.duel, player, act));
    if (why.length === 0) against(why, 'not-in-this-decision');
    return why;
  }

  /**
   * A second duel in the position before which `count` answers had been given (all of them: the present one), independent of
   * this one and with the same way back.
   */
  fork(count = this.answers.length): DuelRun {
    // `follow` brings the state of the fork; until then it stands over this one.
    const fork = new DuelRun(this.pool, this.origin, this.keeping, this.duel.state, this.duel);
    fork.follow(this, count);
    return fork;
  }

  /**
   * The same duel from here on, played where nobody watches: no log, no way back, and no window in which one could only pass is
   * asked. For search and simulation.
   */
  simulation(): DuelRun {
    const run = new DuelRun(this.pool, this.origin, 'none', this.duel.state, this.duel);
    run.follow(this, this.answers.length);
    return run;
  }

  /** `player` has surrendered and the opponent has agreed (E9). */
  surrender(player: Player): void {
    this.endBySurrender(player);
  }

  private endBySurrender(player: Player | undefined): void {
    if (player === undefined) return;
    try {
      endDuel(this.duel, { winner: opponentOf(player), reason: 'surrender' });
    } catch (ended) {
      if (!(ended instanceof GameOver)) throw ended;
    }
  }

  view(viewer: Viewer): DuelView {
    return viewFor(this.duel, this.decision, viewer, this.told, this.linkEnds(viewer));
  }

  /** What this attack comes to if nobody responds, from what everybody knows. */
  attackEnd(attack: Attack): AttackEnd {
    const { at, state } = this.restPoint;
    return at === this.answers.length ? attackEnd(this.kind, this.duel, state, attack) : { kind: 'open' };
  }

  /**
   * How the links of the chain end if both pass now, as far as the viewer can tell. While something is being announced, or
   * a link is in the middle of its resolution: as it was told before that began.
   */
  private linkEnds(viewer: Viewer): readonly LinkEnd[] | undefined {
    if (this.duel.state.stack.length === 0 || this.keeping === 'none') return undefined;
    const { state } = this.restPoint;
    if (this.ends.at !== state) this.ends = { at: state, by: new Map() };
    const { by } = this.ends;
    if (!by.has(viewer)) by.set(viewer, linkEnds(this.kind, this.duel, state, viewer));
    return by.get(viewer);
  }
}
