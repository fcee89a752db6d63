import { itself, monster, stats, type CardId, type Scope } from '../../../../engine/duel/api';

const isAlone = (q: Scope, self: CardId): boolean =>
  !q.faceUpMonstersOf(q.player).some((id) => id !== self && q.race(id) === 'Insect');

/** While its player has no other Insect, its ATK and DEF are 1000. */
export default monster(42364374, {
  continuous: [stats((q, id) => itself(q, id) && isAlone(q, id), { setAtk: 1000, setDef: 1000 })],
});
