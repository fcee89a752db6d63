import { isLook, type Step } from '../schema';

/** The steps of a scenario, and which of them comes next. */
export class StepList {
  private at = 0;

  constructor(private readonly steps: readonly Step[]) {}

  /** The step that comes next; undefined after the last. */
  get next(): Step | undefined {
    return this.steps[this.at];
  }

  /** The step that follows the next one. */
  get following(): Step | undefined {
    return this.steps[this.at + 1];
  }

  /** The next step but this one that does something instead of looking. */
  get followingAct(): Exclude<Step, { do: 'legal' | 'illegal' | 'expect' }> | undefined {
    return this.steps.slice(this.at + 1).find((step) => !isLook(step));
  }

  /** The number of the next step as an author counts. */
  get number(): number {
    return this.at + 1;
  }

  goOn(): void {
    this.at += 1;
  }

  end(): void {
    this.at = this.steps.length;
  }
}
