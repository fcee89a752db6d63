import type { Frame } from './flow-state';
import { END } from './play';
import type { Playing, Procedure, Step, WholeStep } from './rules';

function whole<P extends Playing, F extends Frame>(steps: readonly Step<P, F>[], isNode: boolean): Procedure {
  const list = steps as unknown as readonly Step[];
  const indexOf: Record<string, number> = {};
  list.forEach(({ name }, i) => {
    if (name === END || indexOf[name] !== undefined) throw new Error(`a procedure with two steps "${name}"`);
    indexOf[name] = i;
  });
  return {
    steps: list.map((step, i) => ({
      name: step.name,
      when: step.when ?? null,
      do: step.do ?? null,
      ask: step.ask ?? null,
      silently: step.silently ?? null,
      evenWhenLeaving: step.evenWhenLeaving ?? false,
      next: list[i + 1]?.name ?? END,
      index: i,
    })),
    indexOf,
    first: list[0]!.name,
    isNode,
  };
}

/** Something that happens step by step. */
export const procedure = <P extends Playing, F extends Frame = Frame>(steps: readonly Step<P, F>[]): Procedure =>
  whole(steps, false);

/** A node of the turn. */
export const node = <P extends Playing, F extends Frame = Frame>(steps: readonly Step<P, F>[]): Procedure => whole(steps, true);

/** The names of a procedure's steps, in order. */
export const stepsOf = ({ steps }: Procedure): readonly string[] => steps.map(({ name }) => name);

/** Where the step of that name mostly stands: after the one done last, or that one again, or at the beginning. */
function placeOf(at: string, steps: readonly WholeStep[], done: WholeStep | null): number | undefined {
  if (done === null) return at === steps[0]!.name ? 0 : undefined;
  return at === done.next ? done.index + 1 : at === done.name ? done.index : undefined;
}

/**
 * The step that comes next in this frame; undefined when the frame is over. Passes over those that are not to be taken.
 * @param done the step of this frame that was done last, if that is known.
 */
export function nextStep(
  play: Playing,
  here: Frame,
  { steps, indexOf, isNode }: Procedure,
  done: WholeStep | null,
): WholeStep | undefined {
  const { at } = here;
  if (at === END) return undefined;
  const from = placeOf(at, steps, done) ?? indexOf[at];
  if (from === undefined) throw new Error(`no step "${at}" in ${here.kind}`);
  const leaving = isNode && play.state.leaving !== null;
  let step: WholeStep | undefined = steps[from]!;
  if (!leaving && step.when === null) return step;
  for (let i = from; step !== undefined; step = steps[++i])
    if ((!leaving || step.evenWhenLeaving) && (step.when === null || step.when(play, here))) return step;
  return undefined;
}
