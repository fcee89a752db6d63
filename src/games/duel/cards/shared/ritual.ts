import {
  canRitualSummon,
  exactlyRitualSummonable,
  ritualSummon,
  ritualSummonExactly,
  spell,
  type Attribute,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

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

/** Ritual Spells for any Ritual Monster of an Attribute: tributes of the own hand and field with exactly its Level. */
export const ritualSpellFor = (passcode: number, attribute: Attribute) => {
  const fits = (q: Scope, monster: CardId): boolean => q.hasAttribute(monster, attribute);
  return spell(passcode, {
    activate: {
      condition: (q) => exactlyRitualSummonable(q, fits).length > 0,
      rule: 'no-ritual-summon',
      specialSummons: true,
      *resolve(e) {
        yield* ritualSummonExactly(e, fits);
      },
    },
  });
};
