import { momentOf, type Answer, type DuelGame, type DuelRun, type DuelView, type Moment, type Player } from '../../engine/duel';
import type { Played } from '../../courtesy';

/** A duel as a script plays it. `reloads`: the game that it is loaded with again, from JSON text, after every answer. */
export class PlayedRun implements Played<Answer, PlayedRun> {
  constructor(
    public run: DuelRun,
    private readonly reloads: DuelGame | null,
  ) {}

  get answerCount(): number {
    return this.run.answers.length;
  }

  get moment(): Moment | null {
    const { decision, duel } = this.run;
    return decision === undefined ? null : momentOf(duel, decision);
  }

  view(viewer: 'public'): DuelView {
    return this.run.view(viewer);
  }

  passAnswer(): Answer | undefined {
    return this.run.decision?.kind === 'respond' ? { do: 'pass' } : undefined;
  }

  /** The script gives nothing but legal answers: any other is thrown. */
  answer(_player: Player, answer: Answer): { readonly ok: true } {
    this.run.answer(answer);
    if (this.reloads !== null && this.run.duel.state.result === null) this.run = loadedAgain(this.reloads, this.run);
    return { ok: true };
  }

  rewindTo(answers: number): void {
    this.run.rewindTo(answers);
  }

  at(answers: number): PlayedRun {
    return new PlayedRun(this.run.fork(answers), this.reloads);
  }
}

function loadedAgain(game: DuelGame, run: DuelRun): DuelRun {
  const loaded = game.load(JSON.parse(JSON.stringify(run.save())));
  if (!loaded.ok)
    throw new Error(
      `The saved duel cannot be loaded: ${loaded.error.code} at ${loaded.error.where}, expected ${loaded.error.expected}, got ${loaded.error.got}`,
    );
  if (loaded.lost !== undefined)
    throw new Error(
      `The saved duel no longer fits its answers: ${loaded.lost.where}, expected ${loaded.lost.expected}, got ${loaded.lost.got}`,
    );
  return loaded.run;
}
