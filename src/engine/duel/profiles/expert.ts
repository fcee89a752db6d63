import type { RuleOptions } from '../model/profile';

/** The Expert rules of 2004. */
export const EXPERT: RuleOptions = {
  startingLifePoints: 8000,
  openingHand: 5,
  handLimit: 6,
  firstTurnDraw: true,
  mayPayToZero: true,
  zeroAtkBothDestroyed: true,
  ignitionPriority: true,
  negateEffectSummonAtLink1: true,
  timingSurvivesAnEmptyLinkOne: false,
  attackBanStopsRunningAttack: true,
  mainPhase1Ends: 'destinationAnnounced',
  standbyItems: 'itemsOnly',
  battlePhaseStart: false,
  attacksPer: 'battlePhase',
  declarationTriggers: 'fourGroups',
  damageSubSteps: 'onReveal',
  damageStepTriggers: 'any',
  damageStepActivations: 'ofTheCards',
  fieldSpells: 'oneGlobal',
  ownFieldSpellReplaced: 'destroyed',
  pendulum: false,
  deckLimits: { main: [40, Infinity], fusion: Infinity, side: [0, 15], sideIsWhole: true },
};
