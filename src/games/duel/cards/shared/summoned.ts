import { mandatoryTrigger, optionalTrigger, type ActivatedEffect, type TriggerSpec } from '../../../../engine/duel/api';

/** How a monster comes: Normal Summon, Flip Summon, Special Summon, or being turned face-up in whatever way. */
type Coming = 'summon' | 'flipSummon' | 'specialSummon' | 'flip';

/** One mandatory effect for each of the ways of coming that set it off. */
export const mustOn = (ways: readonly Coming[], effect: Omit<TriggerSpec, 'on'>): ActivatedEffect[] =>
  ways.map((on) => mandatoryTrigger({ ...effect, on }));

/** One optional effect for each of the ways of coming that set it off. */
export const mayOn = (ways: readonly Coming[], effect: Omit<TriggerSpec, 'on'>): ActivatedEffect[] =>
  ways.map((on) => optionalTrigger({ ...effect, on }));
