import type { Rules } from '../../kernel/rules';
import type { Duel } from './duel';
import type { Phase } from './vocabulary';

/** The rule sets that a duel can be played by. */
export const PROFILE_IDS = ['expert'] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

/** What differs between the rule sets, as named options. Rulings where the sources are silent: `docs/rulings.md`. */
export interface Profile {
  readonly id: ProfileId;
  /**
   * The phases of a turn and what may follow each (seed 000): the Battle Phase is optional, Main Phase 2 exists only after it.
   */
  readonly turn: Readonly<Record<Phase, readonly Phase[]>>;
  /** The flow of the duel: its phases, steps and windows, step by step. */
  readonly rules: Rules<Duel>;
  readonly startingLifePoints: number;
  readonly openingHand: number;
  readonly handLimit: number;
  /** R492: the first player draws on the first turn. */
  readonly firstTurnDraw: boolean;
  /** E67: paying the last Life Point is legal and loses the duel. */
  readonly mayPayToZero: boolean;
  /** ATK 0 against ATK 0 in attack position destroys both. */
  readonly zeroAtkBothDestroyed: boolean;
  /** Ignition effects with priority after a summon (E-digest 8.4). */
  readonly ignitionPriority: boolean;
  /** A monster that an effect at Chain Link 1 summoned passes the negation window after that chain. */
  readonly negateEffectSummonAtLink1: boolean;
  /** A ban on attacking that begins in mid-attack ends the attack. */
  readonly attackBanStopsRunningAttack: boolean;
}
