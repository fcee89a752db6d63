import { chooseCards, maySpecialSummon, specialSummon, spell, type Scope } from '../../../../engine/duel/api';

const LORD_OF_D = 17985575;
const lordIsThere = (q: Scope): boolean => q.faceUpMonsters().some((id) => q.isNamed(id, LORD_OF_D));

/** While Lord of D. is face-up on the field, then and on resolution: one or two Dragons of the hand come. */
export default spell(43973174, {
  activate: {
    condition: (q) => lordIsThere(q) && q.freeMonsterZones(q.player) > 0,
    rule: 'needs-another-card',
    actsOn: (q) => q.handOf(q.player).filter((id) => q.race(id) === 'Dragon' && maySpecialSummon(q, id)),
    specialSummons: true,
    *resolve(e) {
      if (!lordIsThere(e)) return;
      const max = Math.min(2, e.freeMonsterZones(e.player));
      yield* specialSummon(e, yield* chooseCards(e, { from: e.actedOn, min: 1, max, prompt: 'specialSummon' }));
    },
  },
});
