import type { Seat as Player } from '../../engine/table';
import type { Viewer } from '../../engine/table';
import type { Glance } from './glance';
import type { DecisionView, GameView } from '../../games/view';
import { isOpenPlay, isWindow } from '../running/open-play';
import { withPlayer, type Pair } from '../seats';
import type { Secrecy } from '../running/secrecy';

/** What the table remembers of who has looked at the screen. */
export interface ScreenMemory {
  /** The seat that opened the curtain last; its own view may be shown without another curtain. */
  readonly holder: Player | null;
  /** The other seat has answered at the screen since: the holder's cards lie face-down until their owner takes them up again. */
  readonly isLaidDown: boolean;
  /** The turn in which its player has already opened the curtain. */
  readonly openedTurn: number;
  /** `Let me look` at the window that is asked after this many answers. */
  readonly look: { readonly player: Player; readonly answers: number; readonly heldBefore: Player | null } | null;
  /** Hold to peek: who looks at its own cards now. */
  readonly glance: Glance | null;
  /** The newest line of the log that each seat's own view has shown. */
  readonly seen: Pair<number>;
}

export const NOBODY_LOOKED: ScreenMemory = {
  holder: null,
  isLaidDown: false,
  openedTurn: 0,
  look: null,
  glance: null,
  seen: [-1, -1],
};

/**
 * What the screen may show now: the view of a seat, that of everybody, or all hands. `curtain` names the seat that it waits
 * for; nothing private may be shown while it hangs. `asks`: a `window` is asked in public with its two plain answers, a
 * `look` in public with what everybody may see of it, a `choice` with everything that may be answered.
 */
export interface Screen {
  readonly viewer: Viewer | 'open';
  readonly curtain: Player | null;
  readonly asks: 'window' | 'look' | 'choice' | 'nothing';
}

type AskedNow = Pick<GameView, 'turn' | 'turnPlayer' | 'decision'>;

export function screenFor(moment: AskedNow, answers: number, memory: ScreenMemory, secrecy: Secrecy): Screen {
  switch (secrecy) {
    case 'open':
      return { viewer: 'open', curtain: null, asks: moment.decision ? 'choice' : 'nothing' };
    case 'peek':
      return peekScreen(moment, memory);
    case 'curtain':
    case 'public':
      return curtainScreen(moment, answers, memory);
  }
}

/**
 * Where one person sits, or none: there is nobody to hide from, and no other seat is asked at the screen. The person's own view
 * stands there all the time.
 */
export function aloneScreen({ decision }: AskedNow, person: Player | 'nobody', secrecy: Secrecy, isRequested: boolean): Screen {
  const viewer = secrecy === 'open' ? 'open' : person === 'nobody' ? 'public' : person;
  return { viewer, curtain: null, asks: decision?.player === person && !isRequested ? 'choice' : 'nothing' };
}

/** While one seat replies to the other, nobody's own cards are shown. */
export const requestScreen = (secrecy: Secrecy): Screen => ({
  viewer: secrecy === 'open' ? 'open' : 'public',
  curtain: null,
  asks: 'nothing',
});

/** All hands lie face-down; whoever holds its eye, or takes a short look to choose, sees its own cards. */
function peekScreen({ decision }: AskedNow, { glance }: ScreenMemory): Screen {
  const viewer = glance?.player ?? 'public';
  if (!decision) return { viewer, curtain: null, asks: 'nothing' };
  if (glance?.player === decision.player) return { viewer, curtain: null, asks: 'choice' };
  return { viewer, curtain: null, asks: isWindow(decision) ? 'window' : needsOwnView(decision) ? 'look' : 'choice' };
}

function curtainScreen({ turn, turnPlayer, decision }: AskedNow, answers: number, memory: ScreenMemory): Screen {
  if (!decision) return { viewer: 'public', curtain: null, asks: 'nothing' };
  const { player, kind } = decision;
  const isHolder = memory.holder === player && !memory.isLaidDown;
  const ownView: Screen = { viewer: player, curtain: null, asks: 'choice' };
  const curtain: Screen = { viewer: 'public', curtain: player, asks: 'nothing' };

  if (looksNow(memory, player, answers)) return isHolder ? ownView : curtain;
  if (player === turnPlayer && kind !== 'chooseFirst' && memory.openedTurn !== turn) return curtain;
  if (isWindow(decision)) return isHolder && player === turnPlayer ? ownView : inPublic('window');
  if (isHolder) return ownView;
  if (!needsOwnView(decision)) return inPublic('choice');
  return takesUp(memory, player, turnPlayer) ? inPublic('look') : curtain;
}

const inPublic = (asks: Screen['asks']): Screen => ({ viewer: 'public', curtain: null, asks });

export const looksNow = ({ look }: ScreenMemory, player: Player, answers: number): boolean =>
  look?.player === player && look.answers === answers;

const needsOwnView = (decision: DecisionView): boolean => isOpenPlay(decision) || decision.showsHidden;

/** The turn player holds the screen and has only to take its cards up again: no curtain, and the same whatever is asked. */
export const takesUp = ({ holder, isLaidDown }: ScreenMemory, player: Player, turnPlayer: Player): boolean =>
  isLaidDown && holder === player && player === turnPlayer;

export const tookUp = (memory: ScreenMemory): ScreenMemory => ({ ...memory, isLaidDown: false });

/** `player` wants to look at its cards in the window that is asked now: the curtain falls first. */
export function wantsToLook(memory: ScreenMemory, player: Player, answers: number): ScreenMemory {
  return { ...memory, holder: null, glance: null, look: { player, answers, heldBefore: memory.holder } };
}

/** The player changed its mind before the curtain was opened: nobody has come back to the cards yet. */
export function doesNotLook(memory: ScreenMemory): ScreenMemory {
  const { look } = memory;
  const before = { ...memory, holder: look?.heldBefore ?? null, look: null };
  return look ? laidDown(before, look.player) : before;
}

/** `player` has answered at the screen: what the other one holds lies face-down until its owner takes it up again. */
export const laidDown = (memory: ScreenMemory, player: Player): ScreenMemory =>
  memory.holder === null || memory.holder === player ? memory : { ...memory, isLaidDown: true };

/** The curtain was opened by the seat that it waited for. */
export function opened(memory: ScreenMemory, player: Player, { turn, turnPlayer }: AskedNow): ScreenMemory {
  return { ...memory, holder: player, isLaidDown: false, openedTurn: player === turnPlayer ? turn : memory.openedTurn };
}

/**
 * A person answered: a seat that only looked in gives the screen up when the other one answers; the turn player keeps it, with
 * its cards laid down.
 */
export function answered(memory: ScreenMemory, player: Player, { turnPlayer }: AskedNow): ScreenMemory {
  const keeps = memory.holder === player || memory.holder === turnPlayer;
  return laidDown({ ...memory, holder: keeps ? memory.holder : null, look: null }, player);
}

/** The cards are covered again: whoever wants to see its own has to come back to them. */
export const covered = (memory: ScreenMemory): ScreenMemory => ({ ...memory, holder: null, openedTurn: 0, glance: null });

/** What `viewer` is shown now, it has seen; open hands have been seen by both. */
export function shown(memory: ScreenMemory, viewer: Screen['viewer'], line: number): ScreenMemory {
  if (viewer === 'public') return memory;
  return { ...memory, seen: viewer === 'open' ? [line, line] : withPlayer(memory.seen, viewer, line) };
}
