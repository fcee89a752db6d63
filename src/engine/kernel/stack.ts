import { PASS } from './decision';
import type { StackEntry, StackFrame } from './flow-state';
import { END } from './play';
import { given, holderOf, otherSeat, type Seat } from './priority';
import { procedure } from './procedure';
import type { Playing } from './rules';
import { askedFor, passSilently } from './silence';

/**
 * An entry has been put on the stack: whoever did not is asked for an answer first. Within an answer the kernel knows it already.
 */
export function openForAnswers(play: Playing, last: Seat): void {
  if (play.top.kind === 'stack') return;
  const frame: StackFrame = { kind: 'stack', at: 'build', order: [otherSeat(last), last], holder: 0, passes: 0 };
  play.push(frame);
}

/** The entry that resolves now; undefined when all have. */
function nextEntry(play: Playing): StackEntry | undefined {
  if (play.rules.stack.next !== undefined) return play.rules.stack.next(play);
  const { stack } = play.state;
  for (let i = stack.length - 1; i >= 0; i--) if (!stack[i]!.resolved) return stack[i];
  return undefined;
}

/** What has happened before is over: only what the resolution does is an occasion from here on. */
function startResolving(play: Playing, here: StackFrame): void {
  here.at = 'resolve';
  play.newBatch();
}

/**
 * As though everybody asked had passed: what lies on the stack resolves from here on.
 * @returns false where there is none that waits for it.
 */
export function letResolve(play: Playing): boolean {
  const { top } = play;
  if (top?.kind !== 'stack') return false;
  const here = top as StackFrame;
  if (here.at === 'build') startResolving(play, here);
  return here.at === 'resolve';
}

export const STACK = procedure<Playing, StackFrame>([
  {
    name: 'build',
    silently(play, here) {
      here.at = 'build';
      if (!passSilently(play, here, null)) return false;
      startResolving(play, here);
      return true;
    },
    *ask(play, here) {
      here.at = 'build';
      for (;;) {
        const player = holderOf(here);
        const act = yield askedFor(play, here, player, null);
        if (act.do !== PASS.do) {
          const done = play.rules.perform(play, player, act, null);
          given(here, (typeof done === 'string' ? done : yield* done) ?? 'toNext');
          return;
        }
        if (given(here, 'pass') || (!play.watched && passSilently(play, here, null))) break;
      }
      startResolving(play, here);
    },
  },
  {
    name: 'resolve',
    // Last in, first out, nothing inserted. One entry is one transaction.
    when: (play) => nextEntry(play) !== undefined,
    *ask(play, here) {
      here.at = 'resolve';
      const entry = nextEntry(play)!;
      yield* play.rules.stack.resolve(play, entry);
      entry.resolved = true;
    },
  },
  {
    name: 'over',
    do: (play, here) => {
      here.at = END;
      play.state.frames.pop();
      play.state.stack = [];
      play.state.stacks += 1;
      play.rules.stack.after?.(play);
    },
  },
]);

/** Whether the stack is being resolved: nothing can be put on it. */
export const isResolving = ({ state }: Pick<Playing, 'state'>): boolean =>
  state.frames.some((frame) => frame.kind === 'stack' && frame.at !== 'build');
