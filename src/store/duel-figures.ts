import type { DuelView } from '../engine/duel';

/** What a duel was like, in numbers. */
export interface DuelFigures {
  readonly turns: number;
  readonly longestChain: number;
  readonly largestLoss: number;
  /** Life Points of both players after each change, from the start. */
  readonly lifePoints: readonly (readonly [number, number])[];
}

export function duelFigures({ turn, log, seats }: DuelView, startingLifePoints: number): DuelFigures {
  let longestChain = 0;
  let largestLoss = 0;
  let now: readonly [number, number] = [startingLifePoints, startingLifePoints];
  const lifePoints = [now];
  for (const event of log) {
    if (event.link !== undefined) longestChain = Math.max(longestChain, event.link);
    if (event.verb !== 'lp' || event.lifePoints === undefined) continue;
    largestLoss = Math.max(largestLoss, now[event.player] - event.lifePoints);
    now = event.player === 0 ? [event.lifePoints, now[1]] : [now[0], event.lifePoints];
    lifePoints.push(now);
  }
  lifePoints.push([seats[0].counters.lifePoints, seats[1].counters.lifePoints]);
  return { turns: turn, longestChain, largestLoss, lifePoints };
}
