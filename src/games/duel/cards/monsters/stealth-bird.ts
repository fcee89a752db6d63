import { damage, ignition, mandatoryTrigger, monster, turnFaceDown } from '../../../../engine/duel/api';

/**
 * Turns itself face-down once per turn. Flip Summoned, not when turned up by an attack or effect, it deals 1000 damage to the
 * opponent.
 */
export default monster(3510565, {
  effects: [
    ignition({
      oncePerTurn: true,
      *resolve(e) {
        if (e.selfIsThere) yield* turnFaceDown(e, [e.self]);
      },
    }),
    mandatoryTrigger({
      on: 'flipSummon',
      *resolve(e) {
        yield* damage(e, e.opponent, 1000);
      },
    }),
  ],
});
