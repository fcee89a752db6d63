import { isLook, type ActStep, type Kinds, type StepOf } from '../scenario-game';

/** The steps of a scenario, and which of them comes next. */
export class StepList<K extends Kinds> {
  private at = 0;

  private readonly steps: StepOf<K>[];

  constructor(steps: readonly StepOf<K>[]) {
    this.steps = [...steps];
  }

  /** The step that comes next; undefined after the last. */
  get next(): StepOf<K> | undefined {
    return this.steps[this.at];
  }

  /** The step that follows the next one. */
  get following(): StepOf<K> | undefined {
    return this.steps[this.at + 1];
  }

  /** The first step from the next one on that does something instead of looking. */
  get nextAct(): ActStep<K['wanted']> | undefined {
    return this.steps.slice(this.at).find((step) => !isLook(step)) as ActStep<K['wanted']> | undefined;
  }

  /** The number of the next step as an author counts. */
  get number(): number {
    return this.at + 1;
  }

  /** The next step and the one that follows it change places. */
  swap(): void {
    const [next, following] = [this.next, this.following];
    if (next === undefined || following === undefined) return;
    this.steps.splice(this.at, 2, following, next);
  }

  goOn(): void {
    this.at += 1;
  }

  end(): void {
    this.at = this.steps.length;
  }
}
