import { mandatoryTrigger, type Action, type ActivatedEffect, type Effect, type TriggerSpec } from '../../../../engine/duel/api';

/** What a face-up Continuous Spell or Trap must do each time something happens, if it still lies there. */
export const watches = (
  on: TriggerSpec['on'],
  when: NonNullable<TriggerSpec['when']>,
  does: (e: Effect) => Action<unknown>,
  more: Pick<TriggerSpec, 'together' | 'targets'> = {},
): ActivatedEffect =>
  mandatoryTrigger({
    on,
    about: 'any',
    from: ['spellTrap'],
    when,
    ...more,
    *resolve(e) {
      if (e.selfIsThere) yield* does(e);
    },
  });
