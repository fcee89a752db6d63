import { canRitualSummon, ritualSummon, spell } from '../../../../engine/duel/api';

/**
 * Ritual Spells: Ritual Summon the one monster of theirs from the hand by tributes of the own hand and field with that many
 * Levels.
 */
export const ritualSpell = (passcode: number, monster: number, levels: number) =>
  spell(passcode, {
    activate: {
      condition: (q) => canRitualSummon(q, monster, levels),
      rule: 'no-ritual-summon',
      specialSummons: true,
      *resolve(e) {
        yield* ritualSummon(e, monster, levels);
      },
    },
  });
