import { fusionSummon, fusionSummonable, spell } from '../../../../engine/duel/api';

/** Fusion Summons a monster: its materials, chosen on resolution, go from the own hand and field to the Graveyard. */
export default spell(24094653, {
  activate: {
    condition: (q) => fusionSummonable(q).length > 0,
    rule: 'no-fusion-summon',
    specialSummons: true,
    *resolve(e) {
      yield* fusionSummon(e);
    },
  },
});
