import type { ShownEntry, Viewer } from '../../engine/table';
import type { GameOfTable } from '../../games/game';
import type { GameView, Session } from '../../games/view';
import { openView } from '../looking/open-view';

interface Seen {
  readonly viewer: Viewer | 'open';
  /** How many answers had been given when it was seen. */
  readonly at: number;
  readonly links: readonly ShownEntry[];
}

/** What was last seen of a chain here: a duel that was taken up again, or a chain that nobody was asked about, has none. */
const seen = new WeakMap<Session, Seen>();

const NONE: readonly ShownEntry[] = [];

/**
 * The links of the chain that was over last in this turn, with costs, targets and places as whoever looks now saw them when
 * something was last asked during it. None while a chain is open.
 */
export function lastChain(game: GameOfTable, session: Session, viewer: Viewer | 'open', view: GameView): readonly ShownEntry[] {
  if (view.stack.length > 0) {
    seen.set(session, { viewer, at: session.answerCount, links: view.stack });
    return NONE;
  }
  const at = lastAskedInChain(game, session, view);
  if (at === undefined) return NONE;
  const known = seen.get(session);
  if (known?.viewer === viewer && known.at === at) return known.links;
  const then = session.at(at);
  const { stack } = viewer === 'open' ? openView(then) : then.view(viewer);
  seen.set(session, { viewer, at, links: stack });
  return stack;
}

/** After how many answers of this turn something was asked for the last time while a chain was there. */
function lastAskedInChain(game: GameOfTable, { moments, reachableFrom }: Session, { turn }: GameView): number | undefined {
  for (let at = moments.length - 1; at >= reachableFrom; at -= 1) {
    const moment = moments[at];
    if (!moment || moment.turn !== turn) return undefined;
    if (game.stackAt(moment) !== null) return at;
  }
  return undefined;
}
