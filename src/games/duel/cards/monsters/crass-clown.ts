import { mandatoryTrigger, monster, returnToHand, target } from '../../../../engine/duel/api';

/** Changed from defense to attack position, by hand or an effect, a Flip Summon included, it returns an opposing monster. */
export default monster(93889755, {
  effects: (['position', 'flip'] as const).map((on) =>
    mandatoryTrigger({
      on,
      when: (_q, { position }) => position === 'attack',
      targets: target((q) => q.monstersOf(q.opponent), 1, 'toHand'),
      *resolve(e) {
        yield* returnToHand(e, e.targets);
      },
    }),
  ),
});
