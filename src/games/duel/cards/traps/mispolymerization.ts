import { isFusionMonster, returnToFusionDeck, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const fusions = (q: Scope): CardId[] => q.faceUpMonsters().filter((id) => isFusionMonster(q, id));

/** When a Fusion Monster has been Special Summoned, all face-up ones go back to the Fusion Decks. */
export default trap(58392024, {
  activate: {
    condition: (q) =>
      fusions(q).length > 0 && q.summonedJustNow(undefined, ['specialSummon']).some((id) => isFusionMonster(q, id)),
    rule: 'summon-success-only',
    *resolve(e) {
      yield* returnToFusionDeck(e, fusions(e));
    },
  },
});
