import { draw, ignition, monster, tributeMonsters } from '../../../../engine/duel/api';

const LACOODA = 86988864;

/** With three of its name face-up: two of them are tributed, and three cards are drawn. */
export default monster(86988864, {
  effects: [
    ignition({
      draws: 'own',
      condition: (q) => q.faceUpMonstersOf(q.player).filter((id) => q.isNamed(id, LACOODA)).length >= 3,
      rule: 'too-few-monsters-on-field',
      costs: [tributeMonsters(2, (q, id) => q.isNamed(id, LACOODA) && q.isFaceUp(id))],
      *resolve(e) {
        yield* draw(e, e.player, 3);
      },
    }),
  ],
});
