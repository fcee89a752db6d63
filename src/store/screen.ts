import type { DecisionView, DuelView, Player, Viewer } from '../engine';
import { withPlayer, type Pair } from './seats';

/** What the table remembers of who has looked at the screen. */
export interface ScreenMemory {
  /** The seat that opened the curtain last; its own view may be shown without another curtain. */
  readonly holder: Player | null;
  /** The turn in which its player has already opened the curtain. */
  readonly openedTurn: number;
  /** `Let me look` at the window that is asked after this many answers. */
  readonly look: { readonly player: Player; readonly answers: number; readonly heldBefore: Player | null } | null;
  /** The newest line of the log that each seat's own view has shown. */
  readonly seen: Pair<number>;
}

export const NOBODY_LOOKED: ScreenMemory = { holder: null, openedTurn: 0, look: null, seen: [-1, -1] };

/**
 * What the screen may show now. `curtain` names the seat that it waits for; nothing private may be shown while it hangs.
 * `asks`: a `window` is asked in public with its two plain answers; a `choice` with everything that may be answered.
 */
export interface Screen {
  readonly viewer: Viewer;
  readonly curtain: Player | null;
  readonly asks: 'window' | 'choice' | 'nothing';
}

type Moment = Pick<DuelView, 'turn' | 'turnPlayer' | 'decision'>;

export function screenFor({ turn, turnPlayer, decision }: Moment, answers: number, memory: ScreenMemory): Screen {
  if (!decision) return { viewer: 'public', curtain: null, asks: 'nothing' };
  const { player, kind } = decision;
  const isHolder = memory.holder === player;
  const ownView: Screen = { viewer: player, curtain: null, asks: 'choice' };
  const curtain: Screen = { viewer: 'public', curtain: player, asks: 'nothing' };

  if (looksNow(memory, player, answers)) return isHolder ? ownView : curtain;
  if (player === turnPlayer && kind !== 'chooseFirst' && memory.openedTurn !== turn) return curtain;
  if (kind === 'respond') {
    return isHolder && player === turnPlayer ? ownView : { viewer: 'public', curtain: null, asks: 'window' };
  }
  if (isHolder) return ownView;
  if (needsOwnView(decision)) return curtain;
  return { viewer: 'public', curtain: null, asks: 'choice' };
}

export const looksNow = ({ look }: ScreenMemory, player: Player, answers: number): boolean =>
  look?.player === player && look.answers === answers;

const needsOwnView = ({ kind, showsHidden }: DecisionView): boolean => kind === 'idle' || kind === 'battle' || showsHidden;

/** `player` wants to look at its cards in the window that is asked now: the curtain falls first. */
export function wantsToLook(memory: ScreenMemory, player: Player, answers: number): ScreenMemory {
  return { ...memory, holder: null, look: { player, answers, heldBefore: memory.holder } };
}

/** The player changed its mind before the curtain was opened. */
export function doesNotLook(memory: ScreenMemory): ScreenMemory {
  return { ...memory, holder: memory.look?.heldBefore ?? null, look: null };
}

/** The curtain was opened by the seat that it waited for. */
export function opened(memory: ScreenMemory, player: Player, { turn, turnPlayer }: Moment): ScreenMemory {
  return { ...memory, holder: player, openedTurn: player === turnPlayer ? turn : memory.openedTurn };
}

/** A person answered: a seat that only looked in gives the screen up when the other one answers; the turn player keeps it. */
export function answered(memory: ScreenMemory, player: Player, { turnPlayer }: Moment): ScreenMemory {
  const keeps = memory.holder === player || memory.holder === turnPlayer;
  return { ...memory, holder: keeps ? memory.holder : null, look: null };
}

/** What `viewer` is shown now, it has seen. */
export function shown(memory: ScreenMemory, viewer: Viewer, line: number): ScreenMemory {
  return viewer === 'public' ? memory : { ...memory, seen: withPlayer(memory.seen, viewer, line) };
}
