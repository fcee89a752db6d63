import { destroyedByBattle, draw, mandatoryTrigger, monster } from '../../../../engine/duel/api';

const DARK_MIMIC_LV1 = 74713516;

/**
 * Destroyed by battle and sent to the Graveyard, it has whoever controlled it draw a card; two, if Dark Mimic LV1 had brought
 * it.
 */
export default monster(1102515, {
  notes: [
    {
      on: 'specialSummon',
      when: (q) => q.card(q.self).broughtBy === DARK_MIMIC_LV1,
      remembers: () => ({ passcode: DARK_MIMIC_LV1 }),
    },
  ],
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      ofEventPlayer: true,
      when: destroyedByBattle,
      *resolve(e) {
        yield* draw(e, e.player, e.event?.data?.passcode === DARK_MIMIC_LV1 ? 2 : 1);
      },
    }),
  ],
});
