import type { Played } from '../../courtesy';
import type { AnyAnswer, Replay, Seat } from '../../engine/kernel';
import type { Courtesies, Moment, TableView } from '../../engine/table';
import type { Kinds, ScenarioGame } from '../scenario-game';

export const PASS: AnyAnswer = { do: 'pass' };

/**
 * A game as a script plays it. `reloads`: how it is loaded again, from JSON text, after every answer: in each of these ways by
 * turns, in none of them not at all.
 */
export class PlayedRun<K extends Kinds> implements Played<AnyAnswer, PlayedRun<K>> {
  constructor(
    private readonly game: ScenarioGame<K>,
    public run: K['run'],
    private readonly reloads: readonly Replay[],
  ) {}

  get answerCount(): number {
    return this.run.answers.length;
  }

  get courtesies(): Courtesies {
    return this.game.courtesies;
  }

  get moment(): Moment | null {
    return this.game.momentOf(this.run);
  }

  plainView(viewer: 'public'): TableView {
    return this.run.plainView(viewer);
  }

  passAnswer(): AnyAnswer | undefined {
    const { decision } = this.run;
    return decision !== undefined && this.game.isWindow(decision) ? PASS : undefined;
  }

  /** The script gives nothing but legal answers: any other is thrown. */
  answer(_player: Seat, answer: AnyAnswer): { readonly ok: true } {
    this.run.answer(answer);
    const replay = this.reloads[this.run.answers.length % this.reloads.length];
    if (replay !== undefined) this.run = loadedAgain(this.game, this.run, replay);
    return { ok: true };
  }

  rewindTo(answers: number): void {
    this.run.rewindTo(answers);
  }

  at(answers: number): PlayedRun<K> {
    return new PlayedRun(this.game, this.run.fork(answers), this.reloads);
  }
}

function loadedAgain<K extends Kinds>(game: ScenarioGame<K>, run: K['run'], replay: Replay): K['run'] {
  const loaded = game.load(JSON.parse(JSON.stringify(game.save(run))), replay);
  const wrong = loaded.ok ? loaded.lost : loaded.error;
  if (wrong !== undefined)
    throw new Error(
      `What was saved cannot be taken up: ${wrong.code} at ${wrong.where}, expected ${wrong.expected}, got ${wrong.got}`,
    );
  const again = (loaded as { readonly run: K['run'] }).run;
  // What was told before a rest point is not saved with it.
  const missing = run.play.log.length - again.play.log.length;
  if (missing > 0) again.play.log.unshift(...run.play.log.slice(0, missing));
  return again;
}
