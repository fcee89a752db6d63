import type { WindowKind } from '../model/decision';
import type { Duel } from '../model/duel';
import type { Player } from '../model/vocabulary';

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
  /** The least Spell Speed of an activation. */
  readonly speed: 1 | 2 | 3;
}

const NOTHING: Timing = {
  player: 0,
  open: false,
  battleStep: false,
  ignition: false,
  battleIgnition: false,
  standby: false,
  negation: false,
  speed: 3,
};

/** Windows that open while the turn player has not yet given up priority. */
const KEEPS_PRIORITY: readonly WindowKind[] = ['summonSuccess', 'set', 'position', 'afterChain'];

/** The timing at which `player` is asked in the present situation. */
export function timingFor(duel: Duel, player: Player): Timing {
  const { state, situation } = duel;
  const mine = player === state.turnPlayer;
  const main = state.phase === 'main1' || state.phase === 'main2';
  switch (situation.kind) {
    case 'openGameState':
      if (situation.skipped === true) return { ...NOTHING, player };
      return {
        player,
        open: mine,
        battleStep: false,
        ignition: mine,
        battleIgnition: false,
        standby: false,
        negation: false,
        speed: 1,
      };
    case 'battleStep':
      return {
        player,
        open: false,
        battleStep: mine,
        ignition: false,
        battleIgnition: mine,
        standby: false,
        negation: false,
        speed: 2,
      };
    case 'window': {
      // E-digest 8.4: after an act or a chain in the own Main Phase the turn player still has priority and may use an ignition
      // effect first.
      const ignition = mine && main && duel.profile.ignitionPriority && KEEPS_PRIORITY.includes(situation.window);
      const battleIgnition =
        mine &&
        state.step === 'battle' &&
        (situation.window === 'attackDeclared' || situation.window === 'battleStep' || situation.window === 'afterChain');
      // E29: before a summon has succeeded only a Counter Trap can come, to negate it, or what says that it does so.
      const negation = situation.window === 'summonNegation';
      const standby = mine && state.phase === 'standby' && situation.window === 'phase';
      // Quick effects have the window after all items.
      return {
        player,
        open: false,
        battleStep: false,
        ignition,
        battleIgnition,
        standby,
        negation,
        speed: negation || situation.amongItems === true ? 3 : 2,
      };
    }
    case 'chainBuilding': {
      const top = state.chain[state.chain.length - 1];
      return {
        player,
        open: false,
        battleStep: false,
        ignition: false,
        battleIgnition: false,
        standby: false,
        negation: false,
        speed: top !== undefined && top.spellSpeed === 3 ? 3 : 2,
      };
    }
    default:
      return { ...NOTHING, player };
  }
}
