import { destroy, mandatoryTrigger, monster, setOffBy } from '../../../../engine/duel/api';

/** Monsters with 1400 ATK or less that are Normal or Special Summoned are destroyed, if both still stand so on resolution. */
export default monster(83986578, {
  effects: (['summon', 'specialSummon'] as const).map((on) =>
    mandatoryTrigger({
      on,
      about: 'any',
      together: true,
      when: (q, { card }) => q.atk(card!) <= 1400,
      *resolve(e) {
        if (e.selfIsThere)
          yield* destroy(
            e,
            setOffBy(e).filter((id) => e.atk(id) <= 1400),
          );
      },
    }),
  ),
});
