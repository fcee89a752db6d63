import {
  fromField,
  isFusionMonster,
  isMaterialOf,
  mandatoryTrigger,
  maySpecialSummon,
  nothing,
  specialSummon,
  spell,
  target,
} from '../../../../engine/duel/api';

/**
 * A Fusion Monster destroyed by an effect leaves one of its materials: whoever had it brings one named on it back from the own
 * Graveyard.
 */
export default spell(1801154, {
  activate: nothing,
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      about: 'any',
      from: ['field'],
      when: (q, event) =>
        event.from === 'monster' &&
        event.how === 'destroyed' &&
        (event.cause === 'effect' || event.cause === 'negation') &&
        fromField(q, event) &&
        isFusionMonster(q, event.card!),
      ofEventPlayer: true,
      condition: (q) => q.freeMonsterZones(q.player) > 0,
      targets: target((q) =>
        q.graveyardOf(q.player).filter((id) => isMaterialOf(q, q.event!.card!, id) && maySpecialSummon(q, id)),
      ),
      specialSummons: true,
      *resolve(e) {
        yield* specialSummon(e, e.targets);
      },
    }),
  ],
});
