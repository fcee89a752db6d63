import {
  ignition,
  mandatoryTrigger,
  monster,
  turnFaceDown,
  type ActivatedEffect,
  type TriggerSpec,
} from '../../../../engine/duel/api';

/** Once per turn it turns itself to face-down defense position. */
export const turnsItselfDown: ActivatedEffect = ignition({
  oncePerTurn: true,
  *resolve(e) {
    if (e.selfIsThere) yield* turnFaceDown(e, [e.self]);
  },
});

/**
 * Monsters that turn themselves face-down and must do something when they are Flip Summoned, not when an attack or effect turns
 * them up.
 */
export const hidesAndStrikes = (passcode: number, whenFlipSummoned: Omit<TriggerSpec, 'on'>) =>
  monster(passcode, { effects: [turnsItselfDown, mandatoryTrigger({ ...whenFlipSummoned, on: 'flipSummon' })] });
