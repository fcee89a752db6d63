import type { Seat as Player } from '../../engine/table';
import { lyingAt, type TableView } from '../../engine/table';
import type { Way } from '../../games/lesson';

/** What of a lesson says whether its next step is to be shown. */
interface Told {
  readonly stop: { readonly way: Way | null; readonly step: { readonly verb: string } | null };
  readonly learner: Player | null;
  readonly isOff: boolean;
  readonly isTrying: boolean;
}

/** What of a table does. */
interface Seen {
  readonly view: TableView;
  readonly curtain: Player | null;
  readonly review: unknown;
}

/**
 * The way of the step that a guide tells: in a game to be played the learner's own, and as long as its act is offered in this
 * view, so that nobody sees it who is not asked, and nobody who has begun it already. The position of another moment has none.
 */
export function nextWay({ stop: { way, step }, learner, isOff, isTrying }: Told, { view, curtain, review }: Seen): Way | null {
  if (!way || !step || isOff || (learner !== null && !isTrying) || curtain !== null || review !== null) return null;
  const isOffered = view.decision?.options?.some((option) => option.card === way.from && option.do === step.verb);
  return isOffered && lyingAt(view, way.from)?.known ? way : null;
}
