import { chooseCards, maySpecialSummon, specialSummon, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const DON_ZALOOG = 76922029;
const gang = (q: Scope): CardId[] =>
  q.handOf(q.player).filter((id) => q.isMonster(id) && q.facts(id).ja.startsWith('黒蠍') && maySpecialSummon(q, id));

/** While its player has Don Zaloog: any number of Dark Scorpions (黒蠍) of the hand come, one of each name. */
export default spell(68191243, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0 && q.faceUpMonstersOf(q.player).some((id) => q.isNamed(id, DON_ZALOOG)),
    rule: 'needs-another-card',
    actsOn: gang,
    specialSummons: true,
    *resolve(e) {
      const names = (cards: readonly CardId[]): number => new Set(cards.map((id) => e.facts(id).id)).size;
      const max = Math.min(e.freeMonsterZones(e.player), names(e.actedOn));
      const chosen = yield* chooseCards(e, {
        from: e.actedOn,
        min: 1,
        max,
        prompt: 'specialSummon',
        fits: (cards) => names(cards) === cards.length,
      });
      yield* specialSummon(e, chosen);
    },
  },
});
