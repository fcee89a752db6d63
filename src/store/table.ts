import type { DuelView, Player, Viewer } from '../engine';
import type { TacitWindow } from './given';
import type { Learned } from './learned';
import type { OpenDuel } from './open-duel';
import { questionOf, type Question } from './question';
import type { SaveProblem } from './saved-duel';
import { looksNow, screenFor, shown, type ScreenMemory } from './screen';
import type { Pair, PriorityMode, Seats } from './seats';

/** What one seat asks of the other; play waits for the reply. */
export type TableRequest =
  | { readonly kind: 'surrender'; readonly by: Player }
  | { readonly kind: 'respond'; readonly by: Player; readonly window: TacitWindow; readonly learned: Learned };

/** Something the players have to know about their duel as a file. */
export type Trouble =
  | { readonly kind: 'cannotOpen'; readonly problem: SaveProblem; readonly isAside: boolean }
  | { readonly kind: 'notKept' }
  | { readonly kind: 'lostHistory'; readonly detail: string }
  | { readonly kind: 'broken'; readonly detail: string };

/** All of a duel that the screen may show now. */
export interface Table {
  readonly seats: Seats;
  readonly lifePoints: number;
  readonly modes: Pair<PriorityMode>;
  readonly viewer: Viewer;
  readonly view: DuelView;
  /** The log as everybody may read it. */
  readonly publicLog: DuelView['log'];
  /** The seat that the curtain waits for. */
  readonly curtain: Player | null;
  /** The curtain fell for `Let me look` or Respond and may be left again. */
  readonly canLeaveCurtain: boolean;
  readonly question: Question | null;
  /** Windows that passed tacitly and that each seat may come back to, oldest first. */
  readonly windows: Pair<readonly TacitWindow[]>;
  readonly request: TableRequest | null;
  /** The newest line of the log that each seat's own view has shown. */
  readonly seen: Pair<number>;
}

/** The table as it may be shown now, and the memory of what that shows to whom. */
export function layTable({ duel, seats, lifePoints }: OpenDuel, before: ScreenMemory, request: TableRequest | null): { table: Table; memory: ScreenMemory } {
  const { session } = duel;
  const everybody = session.view('public');
  const screen = screenFor(everybody, session.answerCount, before);
  const view = screen.viewer === 'public' ? everybody : session.view(screen.viewer);
  const memory = shown(before, screen.viewer, view.log.at(-1)?.number ?? -1);
  const table: Table = {
    seats,
    lifePoints,
    modes: duel.priorityModes,
    viewer: screen.viewer,
    view,
    publicLog: everybody.log,
    curtain: screen.curtain,
    canLeaveCurtain: screen.curtain !== null && looksNow(memory, screen.curtain, session.answerCount),
    question: questionOf(duel, screen, view),
    windows: [duel.windowsOf(0), duel.windowsOf(1)],
    request,
    seen: memory.seen,
  };
  return { table, memory };
}
