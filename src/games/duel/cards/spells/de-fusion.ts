import {
  confirm,
  isFusionMonster,
  maySpecialSummon,
  returnToFusionDeck,
  specialSummon,
  spell,
  target,
} from '../../../../engine/duel/api';

/** Returns a Fusion Monster; if it was Fusion Summoned and all its materials lie in the own Graveyard, they may come back. */
export default spell(95286165, {
  activate: {
    targets: target((q) => q.faceUpMonsters().filter((id) => isFusionMonster(q, id))),
    specialSummons: true,
    *resolve(e) {
      const fusion = e.target;
      if (fusion === null || e.isFaceDown(fusion)) return;
      const { madeOf = [] } = e.card(fusion);
      if ((yield* returnToFusionDeck(e, [fusion])).length === 0) return;
      const materials = madeOf.filter(({ card, arrival }) => e.card(card).arrival === arrival).map(({ card }) => card);
      const areThere =
        materials.length === madeOf.length &&
        materials.every((id) => e.graveyardOf(e.player).includes(id) && maySpecialSummon(e, id));
      if (materials.length === 0 || !areThere || e.freeMonsterZones(e.player) < materials.length) return;
      if (yield* confirm(e, 'specialSummonOptional')) yield* specialSummon(e, materials);
    },
  },
});
