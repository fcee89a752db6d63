import type { DuelView, EventView, ProfileId } from '../../engine/duel';
import type * as vision from '../../engine/vision';
import type { GameView } from '../running/either-game';
import { filedView, viewFiled, type FiledView } from './filed-view';
import { filedVision, visionFiled, type FiledVision } from './filed-vision';
import { sameData } from '../same-data';
import type { Pair } from '../seats';
import { isPlayedVision, type PlayedBack, type PlayedDuel, type PlayedVision } from './played-back';
import { publicly } from './publicly';
import { visionPublicly } from './publicly-vision';

/** What everybody could see of a game, position by position. Nothing in it leads to what is hidden. */
export const PUBLIC_FORMAT = 'kusari-public';
export const PUBLIC_VERSION = 1;

/** A position in the words of a file. */
interface Filed {
  readonly seats: readonly [object, object];
}

/** What changed of a view since the position before; of a seat likewise, part by part. */
type Change<View extends Filed> = Partial<Omit<View, 'seats'>> & {
  readonly seats?: readonly [Partial<View['seats'][0]>, Partial<View['seats'][1]>];
  /** How many lines the log has. */
  readonly lines: number;
};

interface PublicOf<Profile, View extends Filed, Event> {
  readonly format: typeof PUBLIC_FORMAT;
  readonly version: typeof PUBLIC_VERSION;
  readonly names: Pair<string>;
  readonly profile: Profile;
  readonly lifePoints: number;
  readonly log: readonly Event[];
  readonly positions: readonly [Change<View>, ...Change<View>[]];
}
type PublicDuelRecording = PublicOf<ProfileId, FiledView, EventView>;
type PublicVisionRecording = PublicOf<vision.VisionProfile, FiledVision, vision.EventView>;
export type PublicRecording = PublicDuelRecording | PublicVisionRecording;

/** How the views of a game are filed: as everybody may have them, in words of their own, and back. */
interface Filing<View extends GameView, File extends Filed> {
  readonly publicly: (view: View) => View;
  readonly filed: (view: View) => File;
  readonly viewed: (file: File) => View;
}
const DUEL: Filing<DuelView, FiledView> = { publicly, filed: filedView, viewed: viewFiled };
const VISION: Filing<vision.VisionView, FiledVision> = { publicly: visionPublicly, filed: filedVision, viewed: visionFiled };

type Parts = Readonly<Record<string, unknown>>;

/** The parts of `now` that are not as in `before`. */
function changed<T extends object>(before: T | undefined, now: T): Partial<T> {
  const old = (before ?? {}) as Parts;
  return Object.fromEntries(Object.entries(now).filter(([key, part]) => !sameData(part, old[key]))) as Partial<T>;
}

function changeOf<File extends Filed>(before: File | undefined, now: File, lines: number): Change<File> {
  const { seats, ...rest } = now;
  const { seats: _seats, ...restBefore } = before ?? ({} as Partial<File>);
  const both = [changed(before?.seats[0], seats[0]), changed(before?.seats[1], seats[1])] as const;
  const nothing = both.every((one) => Object.keys(one).length === 0);
  return { ...changed(restBefore as typeof rest, rest), ...(nothing ? {} : { seats: both }), lines } as Change<File>;
}

/** The public side of a game, for everybody. */
export function publicRecordingOf(played: PlayedBack): PublicRecording {
  return isPlayedVision(played)
    ? { ...headOf(played), profile: played.profile, ...positionsOf(played, VISION) }
    : { ...headOf(played), profile: played.profile, ...positionsOf(played, DUEL) };
}

const headOf = ({ names, lifePoints }: PlayedBack) =>
  ({ format: PUBLIC_FORMAT, version: PUBLIC_VERSION, names, lifePoints }) as const;

function positionsOf<View extends GameView, File extends Filed>(
  played: { readonly positions: number; readonly view: (position: number, watcher: 'public') => View },
  { publicly: everybodys, filed: file }: Filing<View, File>,
): Pick<PublicOf<never, File, View['log'][number]>, 'log' | 'positions'> {
  const positions: Change<File>[] = [];
  let before: File | undefined;
  let log: View['log'] = [];
  for (let position = 0; position < played.positions; position += 1) {
    const view = played.view(position, 'public');
    // Lines are only ever added: the log of the last position is the log of all.
    const isLast = position === played.positions - 1;
    const now = everybodys(isLast ? view : { ...view, log: [] });
    const filed = file(now);
    positions.push(changeOf(before, filed, view.log.length));
    before = filed;
    log = now.log;
  }
  const [first, ...more] = positions;
  if (!first) throw new Error('a recording has at least one position');
  return { log, positions: [first, ...more] };
}

/**
 * All views of a public recording; the first position must be whole. Their logs are cut off when they are looked at: all together
 * they are as long as the square of the game.
 */
function viewsOf<View extends GameView, File extends Filed>(
  positions: readonly Change<File>[],
  { viewed }: Filing<View, File>,
): readonly View[] {
  let now: File | undefined;
  return positions.map(({ lines: _lines, seats = [{}, {}], ...rest }) => {
    const before = now;
    now = {
      ...before,
      ...rest,
      seats: [
        { ...before?.seats[0], ...seats[0] },
        { ...before?.seats[1], ...seats[1] },
      ],
    } as unknown as File;
    return viewed(now);
  });
}

/** Plays a public recording back: everybody sees the same. */
export function playedPublicly(recording: PublicRecording): PlayedBack {
  return recording.profile === 'vision'
    ? ({ ...publicSide(recording, VISION), profile: recording.profile } satisfies PlayedVision)
    : ({ ...publicSide(recording, DUEL), profile: recording.profile } satisfies PlayedDuel);
}

function publicSide<View extends GameView, File extends Filed>(
  { names, lifePoints, log, positions }: PublicOf<unknown, File, View['log'][number]>,
  filing: Filing<View, File>,
) {
  const views = viewsOf(positions, filing);
  let shown: { readonly position: number; readonly view: View } | undefined;
  return {
    names,
    decks: null,
    lifePoints,
    isPublic: true,
    isOver: views.at(-1)?.result !== null,
    positions: views.length,
    turns: views.map(({ turn }) => turn),
    lines: positions.map(({ lines }) => lines),
    view: (position: number): View => {
      if (shown?.position !== position)
        shown = { position, view: { ...views[position]!, log: log.slice(0, positions[position]!.lines) } };
      return shown.view;
    },
    takenUpAt: () => null,
  };
}
