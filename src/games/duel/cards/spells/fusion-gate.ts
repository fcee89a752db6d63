import { fusionSummon, fusionSummonable, ignition, nothing, spell } from '../../../../engine/duel/api';

/** Either player may Fusion Summon in the own Main Phase, with materials of hand and field that are removed from play. */
export default spell(33550694, {
  activate: nothing,
  effects: [
    ignition({
      from: ['field'],
      forBoth: true,
      condition: (q) => fusionSummonable(q).length > 0,
      rule: 'no-fusion-summon',
      specialSummons: true,
      *resolve(e) {
        if (e.selfIsThere) yield* fusionSummon(e, 'banished');
      },
    }),
  ],
});
