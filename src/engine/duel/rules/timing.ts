import type { WindowKind } from '../model/decision';
import type { Duel } from '../model/duel';
import type { DuelWindow } from '../model/duel-state';
import type { Player, SpellSpeed } from '../model/vocabulary';

/** What kind of thing may be done now by the player who is asked. */
export interface Timing {
  readonly player: Player;
  /** Open game state of the own Main Phase: summons, Sets, Spell Speed 1. */
  readonly open: boolean;
  /** The Battle Step between attacks: quick effects and Battle-Step ignition effects. */
  readonly battleStep: boolean;
  /** Ignition effects may be used (also with priority after a summon, and after a chain in the Main Phase). */
  readonly ignition: boolean;
  readonly battleIgnition: boolean;
  /** The window of the own Standby Phase, or the question among its items, for Spells that are used there. */
  readonly standby: boolean;
  /** A summon has not yet succeeded and may be negated. */
  readonly negation: boolean;
  /** The start of the Battle Phase, for effects that say so; `only`: nothing else begins a chain. */
  readonly battlePhaseStart: 'only' | 'too' | null;
  /** The least Spell Speed of an activation. */
  readonly speed: SpellSpeed;
}

/** What the players are told that this window is. */
export const windowKindOf = ({ window }: DuelWindow): WindowKind =>
  window === 'open' ? 'announcedEnd' : window === 'items' ? 'phase' : window === 'start' ? 'step' : window;

/** In the open window: its end has been announced, and the opponent may act first. */
export const isAnnounced = (window: DuelWindow): boolean => window.holder > 0;

/** Where the turn player acts or announces the end: the open game state, or the Battle Step between attacks. */
export const isOpen = ({ top }: Duel): boolean =>
  top.kind === 'window' && top.window === 'open' && top.at === 'ask' && !isAnnounced(top);

/** A phase is over, and its player chooses which one comes next. */
export const isChoosing = ({ top }: Duel): boolean => (top.kind === 'main1' || top.kind === 'battle') && top.at === 'choice';

/** Windows that open while the turn player has not yet given up priority. */
const KEEPS_PRIORITY: readonly (string | null)[] = ['summonSuccess', 'set', 'position', 'afterChain'];
/** Windows in which effects for the Battle Step may be used by its turn player. */
const BATTLE_STEP_WINDOWS: readonly (string | null)[] = ['attackDeclared', 'battleStep', 'afterChain'];

/**
 * E-digest 8.4: after an act or a chain in the own Main Phase the turn player still has priority and may use an ignition effect.
 */
const ignitionIn = ({ state: { phase }, profile }: Duel, kind: string | null, open: boolean): boolean =>
  (phase === 'main1' || phase === 'main2') && (open || (profile.ignitionPriority && KEEPS_PRIORITY.includes(kind)));
const battleIgnitionIn = ({ state: { phase, step } }: Duel, kind: string | null, open: boolean): boolean =>
  (open && phase === 'battle') || (step === 'battle' && BATTLE_STEP_WINDOWS.includes(kind));

/** Whether the turn player may use any ignition effect in this window. */
export function allowsIgnition(duel: Duel, window: DuelWindow | null): boolean {
  if (window === null) return false;
  const open = window.window === 'open' && window.order.length > 1;
  return ignitionIn(duel, window.window, open) || battleIgnitionIn(duel, window.window, open);
}

/**
 * The timing at which `player` is asked in this window; null: for an answer to the last link of the chain; undefined: nobody
 * could do anything now. One literal for all: lists are made from it again and again, and one shape is read fast.
 */
export function timingIn(duel: Duel, player: Player, window: DuelWindow | null | undefined): Timing {
  const { state } = duel;
  const kind = window === null || window === undefined ? null : window.window;
  const mine = player === state.turnPlayer;
  const battle = state.phase === 'battle';
  // R116, R117: of a skipped Main Phase nothing is left but its end.
  const open = kind === 'open' && window!.order.length > 1;
  return {
    player,
    open: open && mine && !battle,
    battleStep: open && mine && battle,
    ignition: mine && ignitionIn(duel, kind, open),
    battleIgnition: mine && battleIgnitionIn(duel, kind, open),
    standby: mine && state.phase === 'standby' && (kind === 'phase' || kind === 'items'),
    // E29: before a summon has succeeded only a Counter Trap can come, to negate it, or what says that it does so.
    negation: kind === 'summonNegation',
    battlePhaseStart: kind === 'start' ? 'only' : window === null && isAtStart(duel) ? 'too' : null,
    speed: leastSpeed(duel, window),
  };
}

/** The start of the Battle Phase is not over: what it has set off is done first, and its chains are its own. */
export const isAtStart = ({ state, profile }: Duel): boolean =>
  profile.battlePhaseStart &&
  state.step === 'start' &&
  state.frames.some(({ kind, at }) => kind === 'battle' && STEPS_OF_START.includes(at));
const STEPS_OF_START: readonly string[] = ['startTriggers', 'start', 'startAgain'];

function leastSpeed({ state, profile }: Duel, window: DuelWindow | null | undefined): 1 | 2 | 3 {
  if (window === undefined) return 3;
  if (window === null) return state.stack.length > 0 && state.stack[state.stack.length - 1]!.spellSpeed === 3 ? 3 : 2;
  switch (window.window) {
    case 'open':
      if (window.order.length < 2) return 3;
      return state.phase === 'battle' || isAnnounced(window) ? 2 : 1;
    // Where effects do not stand among the items, quick effects have the window after all of them.
    case 'items':
      return profile.standbyItems === 'mixed' ? 2 : 3;
    case 'summonNegation':
      return 3;
    default:
      return 2;
  }
}

/** The timing at which `player` is or would be asked where the duel stands now. */
export function timingFor(duel: Duel, player: Player): Timing {
  const { top } = duel;
  // While an act of the open window is being done, what could be done in it is still what could not be done otherwise.
  if (top.kind === 'window' && (top.at === 'ask' || top.window === 'open')) return timingIn(duel, player, top);
  return timingIn(duel, player, top.kind === 'stack' && top.at === 'build' ? null : undefined);
}
