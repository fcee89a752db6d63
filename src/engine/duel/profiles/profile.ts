import { AFTER, AFTER_ATTACK, BEFORE, CALCULATION, DESTROYED, FINISH, MAY_PREVENT, REVEAL, START } from '../flow/damage-step';
import { duelRules } from '../flow/duel-rules';
import { BATTLE_PHASE, BATTLE_PHASE_WITH_START } from '../flow/battle-phase';
import { DRAW_PHASE, END_PHASE, MAIN_PHASE, MAIN_PHASE_THEN_CHOICE, STANDBY_PHASE } from '../flow/phases';
import type { Profile } from '../model/duel';
import type { ProfileId, RuleOptions } from '../model/profile';
import { EXPERT } from './expert';
import { MODERN } from './modern';
import { RULE_OPTIONS } from './options';

const turn = {
  draw: ['standby'],
  standby: ['main1'],
  main1: ['end', 'battle'],
  battle: ['main2', 'end'],
  main2: ['end'],
  end: [],
} as const satisfies Profile['turn'];

/** The rule set that options make: which steps its phases and its Damage Step have. */
const profileOf = (id: ProfileId, options: RuleOptions): Profile => ({
  ...options,
  id,
  turn,
  rules: duelRules({
    turn,
    phases: {
      draw: DRAW_PHASE,
      standby: STANDBY_PHASE,
      main1: options.mainPhase1Ends === 'destinationAfterPasses' ? MAIN_PHASE_THEN_CHOICE : MAIN_PHASE,
      battle: options.battlePhaseStart ? BATTLE_PHASE_WITH_START : BATTLE_PHASE,
      main2: MAIN_PHASE,
      end: END_PHASE,
    },
    damageStep: [
      START,
      options.damageSubSteps === 'five' ? BEFORE : REVEAL,
      CALCULATION,
      ...(options.pendulum ? [MAY_PREVENT] : []),
      AFTER,
      DESTROYED,
      AFTER_ATTACK,
      FINISH,
    ],
  }),
});

const profiles: Record<ProfileId, Profile> = { expert: profileOf('expert', EXPERT), modern: profileOf('modern', MODERN) };

export const PROFILES: Readonly<Record<ProfileId, Profile>> = profiles;

/** The options in which a rule set differs from the Expert rules. */
export const ownOptions = (id: ProfileId): readonly (keyof RuleOptions)[] =>
  (Object.keys(EXPERT) as (keyof RuleOptions)[]).filter((key) => RULE_OPTIONS[id][key] !== EXPERT[key]);

/** Plays with one option of the rule set set otherwise: for tables that want it so, and for finding out what would notice. */
export function withOption<T, Option extends keyof RuleOptions>(
  id: ProfileId,
  option: Option,
  value: RuleOptions[Option],
  play: () => T,
): T {
  const whole = profiles[id];
  profiles[id] = profileOf(id, { ...RULE_OPTIONS[id], [option]: value });
  try {
    return play();
  } finally {
    profiles[id] = whole;
  }
}

/** Plays with one option of the rule set as the Expert rules have it. */
export const withoutOption = <T>(id: ProfileId, option: keyof RuleOptions, play: () => T): T =>
  withOption(id, option, EXPERT[option], play);
