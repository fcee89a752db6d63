import type { Change, Filed, Filing, PublicRecording } from '../../games/filing';
import type { GameOfTable } from '../../games/game';
import type { GameView } from '../../games/view';
import { sameData } from '../same-data';
import type { PlayedBack } from './played-back';

export type { PublicRecording } from '../../games/filing';

/** What everybody could see of a game, position by position. Nothing in it leads to what is hidden. */
export const PUBLIC_FORMAT = 'kusari-public';
export const PUBLIC_VERSION = 1;

type Parts = Readonly<Record<string, unknown>>;

/** The parts of `now` that are not as in `before`. */
function changed<T extends object>(before: T | undefined, now: T): Partial<T> {
  if (before === now) return {};
  const [old, parts] = [(before ?? {}) as Parts, now as Parts];
  const others: Record<string, unknown> = {};
  for (const key in parts) if (!sameData(parts[key], old[key])) others[key] = parts[key];
  return others as Partial<T>;
}

function changeOf(before: Filed | undefined, now: Filed, lines: number): Change {
  const { seats, ...rest } = now;
  const { seats: _seats, ...restBefore } = before ?? ({} as Partial<Filed>);
  const both = [changed(before?.seats[0], seats[0]), changed(before?.seats[1], seats[1])] as const;
  const nothing = both.every((one) => Object.keys(one).length === 0);
  return { ...changed(restBefore as typeof rest, rest), ...(nothing ? {} : { seats: both }), lines } as Change;
}

/** The public side of a game, for everybody. */
export function publicRecordingOf(played: PlayedBack): PublicRecording {
  const { game, names, profile, lifePoints } = played;
  const head = { format: PUBLIC_FORMAT, version: PUBLIC_VERSION, names, lifePoints } as const;
  return { ...head, profile, ...positionsOf(played, game.filing) };
}

/**
 * A view makes everything anew. Where a seat, or a zone of it, is as it was before it is that very one, so that it is told once
 * and not looked through again.
 */
function sharing<View extends GameView>(before: View, now: View): View {
  const seatLike = (i: 0 | 1): Parts => {
    const [old, seat] = [before.seats[i] as unknown as Parts, now.seats[i] as unknown as Parts];
    const zones = likeBefore(old.zones as Parts, seat.zones as Parts);
    return likeBefore(old, { ...seat, zones });
  };
  return { ...now, seats: [seatLike(0), seatLike(1)] };
}

/** The parts of `now`, those that are as before by identity; all of them as before: the old ones. */
function likeBefore(before: Parts, now: Parts): Parts {
  const parts: Record<string, unknown> = {};
  let isOther = false;
  for (const key in now) {
    const isSame = sameData(now[key], before[key]);
    parts[key] = isSame ? before[key] : now[key];
    isOther ||= !isSame;
  }
  return isOther ? parts : before;
}

function positionsOf(
  played: Pick<PlayedBack, 'positions' | 'filedView'>,
  { publicly: everybodys, filed: file }: Filing,
): Pick<PublicRecording, 'log' | 'positions'> {
  const positions: Change[] = [];
  let before: Filed | undefined;
  let shown: GameView | undefined;
  let log: GameView['log'] = [];
  for (let position = 0; position < played.positions; position += 1) {
    const fresh = played.filedView(position);
    const view: GameView = shown ? sharing(shown, fresh) : fresh;
    shown = view;
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
function viewsOf(positions: readonly Change[], { viewed }: Filing): readonly GameView[] {
  let now: Filed | undefined;
  return positions.map(({ lines: _lines, seats = [{}, {}], ...rest }) => {
    const before = now;
    now = {
      ...before,
      ...rest,
      seats: [
        { ...before?.seats[0], ...seats[0] },
        { ...before?.seats[1], ...seats[1] },
      ],
    };
    return viewed(now);
  });
}

/** Plays a public recording back: everybody sees the same. */
export function playedPublicly(game: GameOfTable, { names, profile, lifePoints, log, positions }: PublicRecording): PlayedBack {
  const views = viewsOf(positions, game.filing);
  let shown: { readonly position: number; readonly view: GameView } | undefined;
  const viewOf = (position: number): GameView => {
    if (shown?.position !== position)
      shown = { position, view: { ...views[position]!, log: log.slice(0, positions[position]!.lines) } };
    return shown.view;
  };
  return {
    game,
    names,
    profile,
    decks: null,
    lifePoints,
    isPublic: true,
    isOver: views.at(-1)?.result !== null,
    positions: views.length,
    turns: views.map(({ turn }) => turn),
    answers: [],
    lines: positions.map(({ lines }) => lines),
    view: viewOf,
    filedView: viewOf,
    takenUpAt: () => null,
  };
}
