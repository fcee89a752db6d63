import type { Seat } from '../../engine/kernel';
import { isLook, type ActStep, type Kinds, type StepOf } from '../scenario-game';

/** Steps that choose among what an effect asks for. */
const CHOICES: ReadonlySet<string> = new Set(['choose', 'answer', 'order']);

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

  /** The first step of the player that follows the next one, where nothing but choices is said from the next one on. */
  choiceOf(player: Seat): number | undefined {
    const found = this.steps.findIndex((step, at) => at >= this.at && (!CHOICES.has(step.do) || step.player === player));
    return found > this.at && CHOICES.has(this.steps[found]!.do) ? found : undefined;
  }

  stepAt(at: number): ActStep<K['wanted']> {
    return this.steps[at] as ActStep<K['wanted']>;
  }

  /** That step comes next. */
  bringForward(at: number): void {
    this.steps.splice(this.at, 0, ...this.steps.splice(at, 1));
  }

  goOn(): void {
    this.at += 1;
  }

  end(): void {
    this.at = this.steps.length;
  }
}
