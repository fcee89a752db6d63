import type { DuelView } from '../engine/duel';
import type { VisionView } from '../engine/vision';

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

/** What a game of VISION was like: its longest interference, the largest loss of life, lives after each change. */
export function visionFigures({ turn, log, seats }: VisionView, startingLife: number): DuelFigures {
  let longestChain = 0;
  let lying = 0;
  let largestLoss = 0;
  let now: readonly [number, number] = [startingLife, startingLife];
  const lifePoints = [now];
  for (const { verb, player, amount = 0 } of log) {
    if (verb === 'play' || verb === 'use' || verb === 'attack' || verb === 'defend') lying += 1;
    if (verb === 'resolve' || verb === 'phase') lying = 0;
    longestChain = Math.max(longestChain, lying);
    if (verb === 'damage') largestLoss = Math.max(largestLoss, amount);
    if (verb !== 'life') continue;
    now = player === 0 ? [amount, now[1]] : [now[0], amount];
    lifePoints.push(now);
  }
  lifePoints.push([seats[0].counters.life, seats[1].counters.life]);
  return { turns: turn, longestChain, largestLoss, lifePoints };
}
