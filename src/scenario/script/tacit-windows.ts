import type { Answer, DuelRun, Phase, Player, WindowKind } from '../../engine';
import { nameOf } from '../card-names';
import { readReference } from '../card-reference';
import type { RequestStep } from '../schema';

/** A window that smooth priority let pass without asking. */
export interface TacitWindow {
  readonly player: Player;
  readonly turn: number;
  readonly turnPlayer: Player;
  /** Answers given before it: where `rewindTo` takes the duel back to. */
  readonly answers: number;
  /** The newest line of the log then. */
  readonly line: number;
  readonly window: WindowKind;
  readonly phase: Phase;
  /** Passcodes of the cards whose happening the window follows. */
  readonly about: readonly number[];
}

/** An answer that a step gave: whose, and how many answers had been given before it. */
export interface HandAnswer {
  readonly player: Player;
  readonly answers: number;
}

/** A window asked again after an objection, with the line of play that comes back if it is passed after all. */
export interface Reopened {
  readonly answers: number;
  readonly line: readonly Answer[];
  readonly windows: readonly TacitWindow[];
  readonly byHand: readonly HandAnswer[];
}

type To = Extract<RequestStep, { do: 'object' }>['to'];

const WINDOW_OF: ReadonlyMap<unknown, readonly WindowKind[]> = new Map(
  Object.entries({
    summonNegation: ['summonNegation'],
    summon: ['summonSuccess'],
    set: ['set'],
    position: ['position'],
    attack: ['attackDeclared'],
    battleStep: ['battleStep'],
    damageStep: ['damageStep'],
    step: ['step', 'announcedEnd'],
    phase: ['phase', 'announcedEnd'],
    chain: ['afterChain'],
  } as const satisfies Record<string, readonly WindowKind[]>),
);

/** The tacit pass that is pending in `run`, before it is given. */
export function markOf(run: DuelRun, player: Player, window: WindowKind): TacitWindow {
  const { occasion, battle, cards, phase, turn, turnPlayer } = run.duel.state;
  const about = (occasion?.events ?? []).flatMap(({ passcode }) => (passcode === undefined ? [] : [passcode]));
  const fighting =
    battle === null ? [] : [battle.attacker, battle.target].filter((id) => id >= 0).map((id) => cards[id]!.passcode);
  return {
    player,
    turn,
    turnPlayer,
    answers: run.answers.length,
    line: run.duel.log.length - 1,
    window,
    phase,
    about: [...about, ...fighting],
  };
}

/**
 * The newest window of the player that an objection can mean. Only the turn player's opponent objects: what the turn player left
 * out is made up for by its next act, which counts as made in time (scenario-format, `priority`; R276).
 */
export const newestFor = (windows: readonly TacitWindow[], player: Player, to: To): TacitWindow | undefined =>
  windows.findLast((one) => one.player === player && one.turnPlayer !== player && isMeantBy(one, to));

function isMeantBy({ window, phase, about }: TacitWindow, to: To): boolean {
  const kinds = WINDOW_OF.get(to);
  if (kinds === undefined) return about.includes(readReference(to)!.passcode);
  // The end of the Battle Step is announced as a step's end; that of a Main Phase as a phase's end.
  return kinds.includes(window) && !(to === 'step' && window === 'announcedEnd' && phase !== 'battle');
}

export const sayWindow = ({ window, about }: TacitWindow): string =>
  about.length === 0 ? window : `${window} (${about.map(nameOf).join(', ')})`;
