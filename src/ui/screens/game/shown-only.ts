import type { Seat } from '../../../engine/table';
import type { GameView } from '../../../games/view';
import type { ShownOf } from '../../../store/desk/table';
import { NO_ACTS, type Scene } from '../../table/dock/scene';
import type { GamePage } from './game-page';

interface Position {
  readonly profile: string;
  readonly names: readonly [string, string];
  readonly view: GameView;
}

const NONE = [] as const;

/** A position that is only looked at: recorded, or shown to an audience. Nothing can be done at it. */
export function shownOnly(page: GamePage, { profile, names: [first, second], view }: Position, near: Seat): Scene {
  const table: ShownOf = {
    game: page.game,
    profile,
    seats: [
      { name: first, deck: '' },
      { name: second, deck: '' },
    ],
    view,
    viewer: view.viewer,
    publicLog: view.log,
    lastChain: NONE,
    curtain: null,
    question: null,
    request: null,
    modes: ['strict', 'strict'],
    secrecy: 'open',
    sitters: ['person', 'person'],
    alone: null,
    stops: NONE,
    windows: [NONE, NONE],
    standstill: 'over',
    takesBack: null,
    review: null,
  };
  return { table, acts: NO_ACTS, near, game: page };
}
