import type { DuelView, LinkView } from '../../engine/duel';
import type { Viewer } from '../../engine/table';
import { openView } from '../looking/open-view';
import { isDuel, type GameView } from '../running/either-game';
import type { Session } from '../running/session';

interface Seen {
  readonly viewer: Viewer | 'open';
  /** How many answers had been given when it was seen. */
  readonly at: number;
  readonly links: readonly LinkView[];
}

/** What was last seen of a chain here: a duel that was taken up again, or a chain that nobody was asked about, has none. */
const seen = new WeakMap<Session, Seen>();

const NONE: readonly LinkView[] = [];

/**
 * The links of the chain that was over last in this turn, with costs, targets and places as whoever looks now saw them when
 * something was last asked during it. None while a chain is open.
 */
export function lastChain(session: Session, viewer: Viewer | 'open', view: GameView): readonly LinkView[] {
  if (!isDuel(view)) return NONE;
  if (view.stack.length > 0) {
    seen.set(session, { viewer, at: session.answerCount, links: view.stack });
    return NONE;
  }
  const at = lastAskedInChain(session, view);
  if (at === undefined) return NONE;
  const known = seen.get(session);
  if (known?.viewer === viewer && known.at === at) return known.links;
  const then = session.at(at);
  const { stack } = (viewer === 'open' ? openView(then) : then.view(viewer)) as DuelView;
  seen.set(session, { viewer, at, links: stack });
  return stack;
}

/** After how many answers of this turn something was asked for the last time while a chain was there. */
function lastAskedInChain({ moments, reachableFrom }: Session, { turn }: DuelView): number | undefined {
  for (let at = moments.length - 1; at >= reachableFrom; at -= 1) {
    const moment = moments[at];
    if (!moment || moment.turn !== turn) return undefined;
    if ('chain' in moment && moment.chain !== null) return at;
  }
  return undefined;
}
