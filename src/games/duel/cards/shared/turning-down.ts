import {
  ignition,
  mandatoryTrigger,
  mayBeTurnedFaceDown,
  monster,
  turnFaceDown,
  type ActivatedEffect,
  type Activation,
  type Scope,
  type TriggerSpec,
} from '../../../../engine/duel/api';

/** Once per turn, and only if it can be turned face-down at all (Light of Intervention). */
export const onceToTurnDown = {
  oncePerTurn: true,
  condition: (q: Scope) => mayBeTurnedFaceDown(q, q.self),
  rule: 'nothing-to-act-on',
} satisfies Partial<Activation>;

/** Once per turn it turns itself to face-down defense position. */
export const turnsItselfDown: ActivatedEffect = ignition({
  ...onceToTurnDown,
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
