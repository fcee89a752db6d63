import { duelRules } from '../flow/duel-rules';
import { AFTER, AFTER_ATTACK, CALCULATION, DESTROYED, FINISH, REVEAL, START } from '../flow/damage-step';
import { BATTLE_PHASE, DRAW_PHASE, END_PHASE, MAIN_PHASE, STANDBY_PHASE } from '../flow/phases';
import type { Profile } from '../model/profile';

const turn = {
  draw: ['standby'],
  standby: ['main1'],
  main1: ['end', 'battle'],
  battle: ['main2', 'end'],
  main2: ['end'],
  end: [],
} as const satisfies Profile['turn'];

/** The Expert rules of 2004. */
export const EXPERT: Profile = {
  id: 'expert',
  turn,
  rules: duelRules({
    turn,
    phases: {
      draw: DRAW_PHASE,
      standby: STANDBY_PHASE,
      main1: MAIN_PHASE,
      battle: BATTLE_PHASE,
      main2: MAIN_PHASE,
      end: END_PHASE,
    },
    damageStep: [START, REVEAL, CALCULATION, AFTER, DESTROYED, AFTER_ATTACK, FINISH],
  }),
  startingLifePoints: 8000,
  openingHand: 5,
  handLimit: 6,
  firstTurnDraw: true,
  mayPayToZero: true,
  zeroAtkBothDestroyed: true,
  ignitionPriority: true,
  negateEffectSummonAtLink1: true,
  attackBanStopsRunningAttack: true,
};
