import { gives, monster, type Scope } from '../../../../engine/duel/api';

const facesOnlyStrongMonsters = (q: Scope): boolean =>
  q.cardsOnFieldOf(q.opponent).every((id) => q.card(id).zone === 'monster' && q.isFaceUp(id) && q.atk(id) >= 1600);

/** May attack the player directly while the opponent's only cards on the field are face-up monsters with 1600 or more ATK. */
export default monster(99050989, {
  continuous: [gives('attacksDirectly', (q, card) => card === q.self && facesOnlyStrongMonsters(q))],
});
