import { destroy, forbids, mandatoryTrigger, monster } from '../../../../engine/duel/api';

const ZOMBYRA_THE_DARK = 88472456;
const MARYOKUTAI = 71466592;

/** Special Summoned, it destroys all other own monsters. Nobody can Normal, Flip or Special Summon; Setting stays allowed. */
export default monster(86099788, {
  fusion: { materials: [ZOMBYRA_THE_DARK, MARYOKUTAI] },
  continuous: [
    forbids('normalSummon', 'summons-locked', () => true),
    forbids('flipSummon', 'summons-locked', () => true),
    forbids('specialSummon', 'summons-locked', () => true),
  ],
  effects: [
    mandatoryTrigger({
      on: 'specialSummon',
      *resolve(e) {
        yield* destroy(
          e,
          e.monstersOf(e.player).filter((id) => id !== e.self),
        );
      },
    }),
  ],
});
