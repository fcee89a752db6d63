import {
  chooseCard,
  fusionsOfTributes,
  ignition,
  monster,
  specialSummon,
  tributeMaterials,
  type Attribute,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

/**
 * Stands in for a named material. Tributed with the others it brings a Fusion Monster of its Attribute, which is no Fusion
 * Summon.
 */
export const hexSealed = (passcode: number, attribute: Attribute) => {
  const fits = (q: Scope, fusion: CardId): boolean => q.hasAttribute(fusion, attribute);
  return monster(passcode, {
    fusion: { standsIn: true },
    effects: [
      ignition({
        costs: [tributeMaterials(fits)],
        specialSummons: 'alone',
        *resolve(e) {
          const fusion = yield* chooseCard(e, { from: fusionsOfTributes(e, fits), prompt: 'specialSummon' });
          if (fusion !== undefined) yield* specialSummon(e, [fusion], { way: 'pastLimit' });
        },
      }),
    ],
  });
};
