import type { DuelView, Player, Viewer } from '../engine';
import { glanceGoesOn, type Glance } from './glance';
import type { TacitWindow } from './given';
import type { MatchView } from '../match';
import type { Learned } from './learned';
import { matchOf } from './match-duel';
import type { OpenDuel } from './open-duel';
import { openView } from './open-view';
import { questionOf, type Question } from './question';
import type { SaveProblem } from './saved-duel';
import { looksNow, requestScreen, screenFor, shown, type Screen, type ScreenMemory } from './screen';
import type { Pair, PriorityMode, Seats } from './seats';
import { USUAL_SECRECY, type Secrecy } from './secrecy';

/** What one seat asks of the other; play waits for the reply. */
export type TableRequest =
  | { readonly kind: 'surrender'; readonly by: Player }
  | { readonly kind: 'secrecy'; readonly by: Player; readonly wanted: Secrecy }
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
  /** The match that the duel belongs to, as everybody may know it. */
  readonly match: MatchView | null;
  readonly modes: Pair<PriorityMode>;
  readonly secrecy: Secrecy;
  readonly viewer: Viewer;
  readonly view: DuelView;
  /** The log as everybody may read it. */
  readonly publicLog: DuelView['log'];
  /** Hold to peek: who sees its own cards now, and whether by holding or for one act. */
  readonly glance: Pick<Glance, 'kind' | 'player'> | null;
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
export function layTable(open: OpenDuel, remembered: ScreenMemory, request: TableRequest | null): { table: Table; memory: ScreenMemory } {
  const { duel, seats, lifePoints, secrecy = USUAL_SECRECY } = open;
  const { session } = duel;
  const everybody = session.view('public');
  const asked = everybody.decision?.player ?? null;
  const glance = request ? null : glanceGoesOn(remembered.glance, { asked, answers: session.answerCount, isDrafting: duel.draft !== null });
  const screen = request ? requestScreen(secrecy) : screenFor(everybody, session.answerCount, { ...remembered, glance }, secrecy);
  const view = viewOn(screen, open, everybody);
  const memory = shown({ ...remembered, glance }, screen.viewer, view.log.at(-1)?.number ?? -1);
  const table: Table = {
    seats,
    lifePoints,
    match: matchOf(open, everybody),
    modes: duel.priorityModes,
    secrecy,
    viewer: view.viewer,
    view,
    publicLog: everybody.log,
    glance,
    curtain: screen.curtain,
    canLeaveCurtain: screen.curtain !== null && looksNow(memory, screen.curtain, session.answerCount),
    question: questionOf(duel, screen, view),
    windows: [duel.windowsOf(0), duel.windowsOf(1)],
    request,
    seen: memory.seen,
  };
  return { table, memory };
}

function viewOn({ viewer }: Screen, { duel }: OpenDuel, everybody: DuelView): DuelView {
  if (viewer === 'open') return openView(duel.session);
  return viewer === 'public' ? everybody : duel.session.view(viewer);
}
