import type { RuleOptions } from '../model/profile';
import { EXPERT } from './expert';

/** The later turn flow (seed 001), with Pendulum monsters. What is not named here is as in the Expert rules. */
export const MODERN: RuleOptions = {
  ...EXPERT,
  firstTurnDraw: false,
  ignitionPriority: false,
  mainPhase1Ends: 'destinationAfterPasses',
  standbyItems: 'mixed',
  battlePhaseStart: true,
  attacksPer: 'turn',
  declarationTriggers: 'turnPlayerFirst',
  damageSubSteps: 'five',
  damageStepTriggers: 'listed',
  damageStepActivations: 'listed',
  zeroAtkBothDestroyed: false,
  negateEffectSummonAtLink1: false,
  fieldSpells: 'onePerPlayer',
  ownFieldSpellReplaced: 'sent',
  pendulum: true,
  deckLimits: { main: [40, 60], fusion: 15, side: [0, 15], sideIsWhole: false },
};
