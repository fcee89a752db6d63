import type { Seat as Player } from '../../engine/table';
import type { Moment } from '../../games/view';
import type { Given } from '../running/given';
import type { GameOfTable } from '../../games/game';
import type { OpenGame } from '../keeping/open-game';
import type { Branch } from '../running/table-events';

/** One decision on the timeline. All of it may be known to everybody. */
export interface Tick {
  /** Answers given before it: where a review of it stands. */
  readonly answers: number;
  readonly player: Player;
  readonly kind: Moment['kind'];
  readonly window?: string | undefined;
  readonly phase: string;
  readonly how: Given['how'];
  /** It answered an objection, or withdrew one. */
  readonly isObjection: boolean;
}

/** A chain on the timeline: from the answer that began it to the last one before it was over. */
export interface ChainSpan {
  readonly from: number;
  readonly to: number;
}

/** A line of play that was taken back, below the turn in which it left the one that goes on. */
export interface Lane {
  readonly branch: number;
  readonly at: number;
  readonly by: Player;
  readonly why: Branch['why'];
  readonly ticks: readonly Tick[];
}

export interface TurnSegment {
  readonly turn: number;
  readonly turnPlayer: Player;
  readonly ticks: readonly Tick[];
  readonly chains: readonly ChainSpan[];
  readonly lanes: readonly Lane[];
}

/** The duel as a line: turns, decisions, chains, and what was taken back. */
export interface Timeline {
  readonly turns: readonly TurnSegment[];
  /** The present position: all answers given. */
  readonly now: number;
  /** The earliest position that can be looked at. */
  readonly earliest: number;
}

const tickOf = (moment: Moment, given: Given | undefined, answers: number): Tick => ({
  answers,
  player: moment.player,
  kind: moment.kind,
  window: moment.window,
  phase: moment.phase,
  how: given?.how ?? 'unknown',
  isObjection: given?.how === 'hand' && given.objected !== undefined,
});

const ticksOf = (moments: readonly (Moment | null)[], line: readonly Given[], at: number): Tick[] =>
  moments.flatMap((moment, i) => (moment ? [tickOf(moment, line[i], at + i)] : []));

const stackOf = (game: GameOfTable, moment: Moment | null | undefined): number | null => (moment ? game.stackAt(moment) : null);

function chainsOf(game: GameOfTable, moments: readonly (Moment | null)[], from: number, to: number): ChainSpan[] {
  const spans: ChainSpan[] = [];
  for (let at = from; at <= to; at += 1) {
    const chain = stackOf(game, moments[at]);
    if (chain === null) continue;
    const isNew = stackOf(game, moments[at - 1]) !== chain;
    // The chain stands only after the answer that began it.
    if (isNew) spans.push({ from: Math.max(from, at - 1), to: at });
    else spans[spans.length - 1] = { from: spans.at(-1)!.from, to: at };
  }
  return spans;
}

/** The timeline of a running duel. A view of it costs no look into the engine. */
export function timelineOf({ game, running }: Pick<OpenGame, 'game' | 'running'>): Timeline {
  const { moments, moment, answerCount, reachableFrom } = running.session;
  const all = [...moments.slice(0, answerCount), moment];
  const ticks = ticksOf(moments.slice(0, answerCount), running.line, 0);
  const lanes = running.branches.map(({ at, by, why, line, moments: left }, branch): Lane => ({
    branch,
    at,
    by,
    why,
    ticks: ticksOf(left, line, at),
  }));
  const turns: TurnSegment[] = [];
  const turnAt = (at: number): Moment | null => all[at] ?? all[at - 1] ?? null;
  for (const turn of new Set(all.flatMap((one) => (one ? [one.turn] : [])))) {
    const own = ticks.filter((tick) => all[tick.answers]?.turn === turn);
    const first = all.find((one) => one?.turn === turn)!;
    const [from, to] = [own[0]?.answers ?? answerCount, own.at(-1)?.answers ?? answerCount];
    turns.push({
      turn,
      turnPlayer: first.turnPlayer,
      ticks: own,
      chains: chainsOf(game, all, from, to),
      lanes: lanes.filter((lane) => turnAt(lane.at)?.turn === turn),
    });
  }
  return { turns, now: answerCount, earliest: reachableFrom };
}

/** The decisions that a step goes to, the present one last: what nobody was asked for is stepped over. */
function stations({ turns, now, earliest }: Timeline): number[] {
  const asked = turns.flatMap((turn) => turn.ticks).filter((tick) => tick.how !== 'forced' && tick.answers >= earliest);
  return [...asked.map((tick) => tick.answers), now];
}

/** The next decision in a direction, or the last one there is. */
export function stepFrom(timeline: Timeline, answers: number, by: 1 | -1): number {
  const all = stations(timeline);
  return (by === 1 ? all.find((one) => one > answers) : all.findLast((one) => one < answers)) ?? answers;
}

/** The first decision of the next turn; backwards the first of this turn, then of the one before. */
export function turnFrom(timeline: Timeline, answers: number, by: 1 | -1): number {
  const starts = timeline.turns.flatMap(
    ({ ticks }) => ticks.find((tick) => tick.how !== 'forced' && tick.answers >= timeline.earliest)?.answers ?? [],
  );
  return (by === 1 ? (starts.find((one) => one > answers) ?? timeline.now) : starts.findLast((one) => one < answers)) ?? answers;
}

export const firstStation = (timeline: Timeline): number => stations(timeline)[0]!;
