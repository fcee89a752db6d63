import { askOrder, type Doing } from './decision';
import type { TriggersFrame, Waiting } from './flow-state';
import { END } from './play';
import { procedure } from './procedure';
import type { Playing } from './rules';
import { openForAnswers } from './stack';

const begun = (timing: readonly Waiting[] | null): TriggersFrame => ({
  kind: 'triggers',
  at: 'run',
  group: 0,
  queue: [],
  timing,
});

const isReady = (play: Playing, one: Waiting): boolean => play.rules.triggers.ready?.(play, one) ?? true;

/** Something waits and may be done now. */
export function hasReady(play: Playing): boolean {
  const { waiting } = play.state;
  for (let i = 0; i < waiting.length; i++) if (isReady(play, waiting[i]!)) return true;
  return false;
}

/** Begins to do what waits in the state. */
export const startTriggers = (play: Playing): void => play.push(begun(null));

/** Begins to do a list that was made once, at a moment of the turn. An empty one is nothing. */
export function startTiming(play: Playing, list: readonly Waiting[]): void {
  if (list.length > 0) play.push(begun(list));
}

/** Does what waits in the state at once, in the middle of a transaction. */
export const runNow = (play: Playing): Doing => runGroups(play, null);

/** Does what is listed at once, in the middle of a transaction; what waits in the state goes on waiting. */
export const runListed = (play: Playing, list: readonly Waiting[]): Doing => runGroups(play, list);

function* runGroups(play: Playing, list: readonly Waiting[] | null): Doing {
  const { triggers } = play.rules;
  for (let group = 0; group < triggers.groups; group++) {
    const mine = readyOf(play, list, group);
    if (mine.length === 0) continue;
    if (list === null) remove(play, mine);
    for (const one of yield* taken(play, mine)) yield* triggers.run(play, one);
  }
}

function readyOf(play: Playing, timing: readonly Waiting[] | null, group: number): readonly Waiting[] {
  return (timing ?? play.state.waiting).filter((one) => isReady(play, one) && play.rules.triggers.group(play, one) === group);
}

/** The next group with something in it; undefined when there is none. */
function nextGroup(play: Playing, { timing, group }: TriggersFrame): number | undefined {
  for (let at = group; at < play.rules.triggers.groups; at++) if (readyOf(play, timing, at).length > 0) return at;
  return undefined;
}

function remove(play: Playing, gone: readonly Waiting[]): void {
  play.state.waiting = play.state.waiting.filter((one) => !gone.includes(one));
}

/** Of those of one group: the ones that are done, in their player's order; the first named is done first. */
function* taken(play: Playing, mine: readonly Waiting[]): Doing<readonly Waiting[]> {
  const { triggers } = play.rules;
  const due = mine.filter((one) => triggers.stillDue?.(play, one) ?? true);
  const chosen: Waiting[] = [];
  for (const one of due) if (triggers.take === undefined || (yield* triggers.take(play, one))) chosen.push(one);
  if (chosen.length < 2 || new Set(chosen.map(({ card }) => card)).size < chosen.length) return chosen;
  const question = triggers.order(play, chosen);
  if (question === undefined) return chosen;
  return (yield* askOrder(question)).map((card) => chosen.find((one) => one.card === card)!);
}

export const TRIGGERS = procedure<Playing, TriggersFrame>([
  {
    name: 'run',
    when: (_, here) => here.queue.length > 0,
    *ask(play, here) {
      const one = here.queue[0]!;
      here.queue = here.queue.slice(1);
      here.at = 'run';
      yield* play.rules.triggers.run(play, one);
    },
  },
  {
    name: 'take',
    when: (play, here) => nextGroup(play, here) !== undefined,
    *ask(play, here) {
      const group = nextGroup(play, here)!;
      const mine = readyOf(play, here.timing, group);
      here.at = 'run';
      here.group = group + 1;
      if (here.timing === null) remove(play, mine);
      here.queue = yield* taken(play, mine);
    },
  },
  {
    name: 'over',
    do: (play, here) => {
      here.at = END;
      const { stack } = play.state;
      if (play.rules.triggers.policy === 'onStack' && stack.length > 0) openForAnswers(play, stack[stack.length - 1]!.player);
    },
  },
]);
