import type { ActDecision as AnyActDecision, AnyAct } from '../../kernel/decision';
import type { Frame } from '../../kernel/flow-state';
import { procedure } from '../../kernel/procedure';
import { KERNEL_PROCEDURES } from '../../kernel/procedures';
import type { Procedure, Rules, Step } from '../../kernel/rules';
import { goTo } from '../../kernel/schedule';
import type { Act } from '../model/decision';
import type { Action } from '../model/effect';
import type { Duel } from '../model/duel';
import type { ChainLink, DuelWindow, Occasion } from '../model/duel-state';
import type { Phase, Player } from '../model/vocabulary';
import { mightActivate } from '../rules/activation';
import { windowKindOf } from '../rules/timing';
import { checkVictoryCards } from '../rules/victory';
import { activate } from './activating';
import { ATTACK, declare, endUntilNextAttack } from './attack';
import { AFTER_CHAIN, chainOver, resolveLink } from './chain';
import { FORCED_BATTLE } from './forced-battle';
import { actInMainPhase } from './main-phase';
import { OPENING, ROCK_PAPER_SCISSORS } from './opening';
import { PHASE_ITEMS } from './phase-items';
import { Question } from './question';
import { SUMMON } from './summon';
import { TRIGGER_RULES } from './triggers';
import { turnSchedule } from './turn';

/** What a profile says of the flow: which phase follows which, what happens in each, and the sub-steps of the Damage Step. */
export interface DuelFlow {
  readonly turn: Readonly<Record<Phase, readonly Phase[]>>;
  readonly phases: Readonly<Record<Phase, Procedure>>;
  readonly damageStep: readonly Step<Duel, Frame>[];
}

const ANNOUNCED: Occasion = { window: 'announcedEnd', events: [] };

/**
 * Where the opponent of an announced end is asked, that is the occasion; the other windows have said theirs when they were turned
 * to.
 */
function tellOccasion({ state }: Duel, player: Player, window: DuelWindow | null): void {
  if (window?.window === 'open' && player !== state.turnPlayer) state.occasion = ANNOUNCED;
}

/** The open window is the turn player's; its opponent is asked when that player has announced its end (E-digest 8.2). */
function asks(duel: Duel, player: Player, window: DuelWindow | null): AnyActDecision {
  if (window === null) return new Question('respond', player, 'chainLink', duel, null);
  if (window.window !== 'open') return new Question('respond', player, windowKindOf(window), duel, window);
  const { state } = duel;
  if (player === state.turnPlayer)
    return new Question(state.phase === 'battle' ? 'battle' : 'idle', player, undefined, duel, window);
  tellOccasion(duel, player, window);
  return new Question('respond', player, 'announcedEnd', duel, window);
}

/**
 * Announcing the end of a phase or step is the turn player's pass: the opponent may act first, and then the announcement falls.
 */
function perform(duel: Duel, player: Player, act: Act, window: DuelWindow | null): Action | 'pass' {
  if (window?.window === 'open' && player === duel.state.turnPlayer && duel.state.phase === 'battle') {
    // A right to one more attack is for the next act of the Battle Step (rulings: Envoy's second attack).
    endUntilNextAttack(duel);
  }
  switch (act.do) {
    case 'activate':
      return activate(duel, player, act);
    case 'enter':
      window!.said = act.to;
      return 'pass';
    case 'attack':
      return declare(duel, act.card, act.target);
    default:
      return actInMainPhase(duel, player, act);
  }
}

/** The rules of the duel as the kernel runs them, with the flow of a profile. */
export const duelRules = ({ turn, phases, damageStep }: DuelFlow): Rules<Duel> => ({
  procedures: {
    ...KERNEL_PROCEDURES,
    ...phases,
    rockPaperScissors: ROCK_PAPER_SCISSORS,
    opening: OPENING,
    summon: SUMMON,
    afterChain: AFTER_CHAIN,
    attack: ATTACK,
    damageStep: procedure(damageStep),
    forcedBattle: FORCED_BATTLE,
  },
  schedule: turnSchedule(turn),
  stack: { resolve: (duel, link) => resolveLink(duel, link as ChainLink), after: chainOver },
  triggers: TRIGGER_RULES,
  items: PHASE_ITEMS,
  asks: (duel, player, window) => asks(duel, player, window as DuelWindow | null),
  mightAct(duel, player, window) {
    if (window?.window === 'open' && player === duel.state.turnPlayer) return true;
    tellOccasion(duel, player, window as DuelWindow | null);
    return mightActivate(duel, player, window as DuelWindow | null);
  },
  perform: (duel, player, act: AnyAct, window) => perform(duel, player, act as Act, window as DuelWindow | null),
  turnsTo(duel, window) {
    duel.state.occasion = (window as DuelWindow).about;
  },
  passed(duel, { said }) {
    if (said !== null && said !== 'nextStep') goTo(duel, said);
  },
  looksForEnd(duel) {
    if (duel.index.victoryCards.length > 0) checkVictoryCards(duel);
  },
});
