import type { DuelView, EventView, ProfileId } from '../../engine/duel';
import { filedView, viewFiled, type FiledSeat, type FiledView } from './filed-view';
import type { Pair } from '../seats';
import type { PlayedBack } from './played-back';
import { publicly } from './publicly';

/** What everybody could see of a duel, position by position. Nothing in it leads to what is hidden. */
export const PUBLIC_FORMAT = 'kusari-public';
export const PUBLIC_VERSION = 1;

/** What changed of a view since the position before; of a seat likewise, part by part. */
export type Change = Partial<Omit<FiledView, 'seats'>> & {
  readonly seats?: readonly [Partial<FiledSeat>, Partial<FiledSeat>];
  /** How many lines the log has. */
  readonly lines: number;
};

export interface PublicRecording {
  readonly format: typeof PUBLIC_FORMAT;
  readonly version: typeof PUBLIC_VERSION;
  readonly names: Pair<string>;
  readonly profile: ProfileId;
  readonly lifePoints: number;
  readonly log: readonly EventView[];
  readonly positions: readonly [Change, ...Change[]];
}

type Parts = Readonly<Record<string, unknown>>;

/** The parts of `now` that are not as in `before`. */
function changed<T extends object>(before: T | undefined, now: T): Partial<T> {
  const old = (before ?? {}) as Parts;
  return Object.fromEntries(
    Object.entries(now).filter(([key, part]) => JSON.stringify(part) !== JSON.stringify(old[key])),
  ) as Partial<T>;
}

function changeOf(before: FiledView | undefined, now: FiledView, lines: number): Change {
  const { seats, ...rest } = now;
  const { seats: _seats, ...restBefore } = before ?? {};
  const both = [changed(before?.seats[0], seats[0]), changed(before?.seats[1], seats[1])] as const;
  const nothing = both.every((one) => Object.keys(one).length === 0);
  return { ...changed(restBefore as typeof rest, rest), ...(nothing ? {} : { seats: both }), lines };
}

/** The public side of a duel, for everybody. */
export function publicRecordingOf(duel: PlayedBack): PublicRecording {
  const positions: Change[] = [];
  let before: FiledView | undefined;
  let log: readonly EventView[] = [];
  for (let position = 0; position < duel.positions; position += 1) {
    const view = duel.view(position, 'public');
    // Lines are only ever added: the log of the last position is the log of all.
    const isLast = position === duel.positions - 1;
    const now = publicly(isLast ? view : { ...view, log: [] });
    const filed = filedView(now);
    positions.push(changeOf(before, filed, view.log.length));
    before = filed;
    log = now.log;
  }
  const [first, ...more] = positions;
  if (!first) throw new Error('a recording has at least one position');
  return {
    format: PUBLIC_FORMAT,
    version: PUBLIC_VERSION,
    names: duel.names,
    profile: duel.profile,
    lifePoints: duel.lifePoints,
    log,
    positions: [first, ...more],
  };
}

/**
 * All views of a public recording; the first position must be whole. Their logs are cut off when they are looked at: all together
 * they are as long as the square of the duel.
 */
function viewsOf({ positions }: PublicRecording): readonly DuelView[] {
  let now: FiledView | undefined;
  return positions.map(({ lines: _lines, seats = [{}, {}], ...rest }) => {
    const before = now;
    now = {
      ...before,
      ...rest,
      seats: [
        { ...before?.seats[0], ...seats[0] },
        { ...before?.seats[1], ...seats[1] },
      ],
    } as FiledView;
    return viewFiled(now);
  });
}

/** Plays a public recording back: everybody sees the same. */
export function playedPublicly(recording: PublicRecording): PlayedBack {
  const views = viewsOf(recording);
  const { log, positions } = recording;
  let shown: { readonly position: number; readonly view: DuelView } | undefined;
  return {
    names: recording.names,
    profile: recording.profile,
    decks: null,
    lifePoints: recording.lifePoints,
    isPublic: true,
    isOver: views.at(-1)?.result !== null,
    positions: views.length,
    turns: views.map(({ turn }) => turn),
    view: (position) => {
      if (shown?.position !== position)
        shown = { position, view: { ...views[position]!, log: log.slice(0, positions[position]!.lines) } };
      return shown.view;
    },
    takenUpAt: () => null,
  };
}
