import type { Seat } from '../engine/table';
import type { Beat } from '../games/beat';

export const MOMENT_KINDS = ['firstBlood', 'stack', 'sweep', 'tide', 'blow', 'lastBlow', 'end'] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

/** A moment by which a game is remembered. */
export interface KeyMoment {
  readonly kind: MomentKind;
  /** The line of the log. */
  readonly line: number;
  readonly turn: number;
  /** Whose moment it was. */
  readonly player: Seat;
  readonly passcode: number | undefined;
  /** Lives that were lost, entries on the stack, cards that fell. */
  readonly amount: number;
}

const MOST = 6;
/** From how many on a stack or a sweep is told of. */
const TALL = 3;

type Blow = Extract<Beat, { kind: 'lives' }>;

/** A loss that the other player dealt. */
const isBlow = (beat: Beat): beat is Blow => beat.kind === 'lives' && beat.change < 0 && beat.by.player !== beat.player;

const of = (kind: MomentKind, beat: Beat, amount: number): KeyMoment => ({
  kind,
  line: beat.line,
  turn: beat.turn,
  player: beat.by.player,
  passcode: beat.by.passcode,
  amount,
});

const tallest = <B>(beats: readonly B[], size: (beat: B) => number): B | undefined =>
  beats.reduce<B | undefined>((best, beat) => (best === undefined || size(beat) > size(best) ? beat : best), undefined);

/** The blow by which the lead was taken for the last time. */
function turnOfTide(beats: readonly Beat[]): Blow | undefined {
  let leader: Seat | null = null;
  let turned: Blow | undefined;
  for (const beat of beats) {
    if (beat.kind !== 'lives') continue;
    const [a, b] = beat.lives;
    if (a === b) continue;
    const now: Seat = a > b ? 0 : 1;
    if (leader !== null && leader !== now && isBlow(beat)) turned = beat;
    leader = now;
  }
  return turned;
}

/** The few moments by which a game is remembered, the most important ones of those that there are, in their order. */
export function keyMoments(beats: readonly Beat[]): readonly KeyMoment[] {
  const blows = beats.filter(isBlow);
  const stack = tallest(
    beats.filter((beat) => beat.kind === 'stack' && beat.height >= TALL),
    (beat) => (beat.kind === 'stack' ? beat.height : 0),
  );
  const sweep = tallest(
    beats.filter((beat) => beat.kind === 'fall' && beat.count >= TALL),
    (beat) => (beat.kind === 'fall' ? beat.count : 0),
  );
  // Lives of some games go below 0.
  const last = blows.findLast(({ lives, player }) => lives[player] <= 0);
  const tide = turnOfTide(beats);
  const byWeight = [...blows].sort((a, b) => a.change - b.change);
  // What ends by anything else than a blow has an end all the same.
  const end = last ? undefined : beats.findLast(({ kind }) => kind === 'end');
  const told: readonly (KeyMoment | undefined)[] = [
    last && of('lastBlow', last, -last.change),
    end && of('end', end, 0),
    blows[0] && of('firstBlood', blows[0], -blows[0].change),
    stack?.kind === 'stack' ? of('stack', stack, stack.height) : undefined,
    sweep?.kind === 'fall' ? of('sweep', sweep, sweep.count) : undefined,
    tide && of('tide', tide, -tide.change),
    ...byWeight.map((beat) => of('blow', beat, -beat.change)),
  ];
  const moments: KeyMoment[] = [];
  for (const moment of told)
    if (moment && moments.length < MOST && moments.every(({ line }) => line !== moment.line)) moments.push(moment);
  return moments.sort((a, b) => a.line - b.line);
}
