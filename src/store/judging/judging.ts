import { create } from 'zustand';
import type { Asked, Thinkable, Thought } from '../../thinking';
import { NoThought, type Thinker } from '../partner/worker';
import type { WhyStuck } from '../partner/stuck';
import type { PlayedBack } from '../recordings/played-back';
import { AskedAgain, decisionsIn, type Question } from './asked-again';
import type { Judged } from './judged';

/** How far a game that is over has been looked through. What has been found stays, however it ended. */
export interface Judging {
  readonly of: PlayedBack;
  readonly state: 'thinking' | 'stopped' | 'done' | WhyStuck;
  /** How many of its decisions have been looked at, and how many there are. */
  readonly done: number;
  readonly all: number;
  readonly judged: readonly Judged[];
}

interface JudgingStore {
  /** Null: nobody has asked for it. */
  readonly judging: Judging | null;
}

export const useJudging = create<JudgingStore>()(() => ({ judging: null }));

export interface Judges {
  readonly thinker: Thinker;
  readonly thinkable: (game: string) => Promise<Thinkable>;
}

const now = (): Judging | null => useJudging.getState().judging;

/** The newest look through a game: an older one says nothing more. */
let newest: object = {};

/** Looks through a game that is over, from where that was left; one at a time. */
export async function judge(played: PlayedBack, { thinker, thinkable }: Judges): Promise<void> {
  const mine = (newest = {});
  const decisions = decisionsIn(played);
  const before = now();
  const isOn = (): boolean => newest === mine;
  const tell = (change: Partial<Judging>): void => {
    if (isOn()) useJudging.setState(({ judging }) => ({ judging: { ...judging!, ...change } }));
  };
  // Whoever has been stopped asks nothing more.
  const ask = async (asked: Asked): Promise<Thought | null> =>
    isOn() ? (await thinker.ask({ game: played.game.id, asked })).thought : null;
  useJudging.setState({
    judging: {
      ...(before?.of === played ? before : { of: played, done: 0, all: decisions.length, judged: [] }),
      state: 'thinking',
    },
  });
  try {
    const game = await thinkable(played.game.id).catch(() => Promise.reject(new NoThought('unreachable')));
    const again = AskedAgain.of(played, game);
    if (!again) throw new NoThought('failed');
    for (let at = now()?.done ?? 0; at < decisions.length && isOn(); at += 1) {
      const question = again.question(decisions[at]!);
      const judged = question ? await judgedBy(question, ask) : null;
      tell({ done: at + 1, ...(judged && { judged: [...(now()?.judged ?? []), judged] }) });
    }
    tell({ state: 'done' });
  } catch (error) {
    tell({ state: error instanceof NoThought ? error.why : 'failed' });
  }
}

/** What is thought of a decision. A turning point has been looked at twice. */
async function judgedBy(
  { asked, judged, again }: Question,
  ask: (asked: Asked) => Promise<Thought | null>,
): Promise<Judged | null> {
  const thought = await ask(asked);
  const first = thought && judged(thought);
  if (!first?.better) return first;
  const second = await ask(again(thought!));
  return (second && judged(second)) ?? { ...first, better: null };
}

/** What has been found stays. */
export function stopJudging({ thinker }: Pick<Judges, 'thinker'>): void {
  newest = {};
  thinker.rest();
  useJudging.setState(({ judging }) => ({ judging: judging?.state === 'thinking' ? { ...judging, state: 'stopped' } : judging }));
}

/** The game is not looked at any more. */
export function forgetJudging(judges: Pick<Judges, 'thinker'>): void {
  stopJudging(judges);
  useJudging.setState({ judging: null });
}
