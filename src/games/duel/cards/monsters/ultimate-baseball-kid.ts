import { damage, ignition, itself, monster, sendFieldCard, stats, type CardId, type Scope } from '../../../../engine/duel/api';

const isOtherFire = (q: Scope, card: CardId): boolean => card !== q.self && q.hasAttribute(card, 'FIRE');

/**
 * 1000 ATK more for each other face-up FIRE monster. Sends another own one to the Graveyard for 500 damage, as often as
 * wanted.
 */
export default monster(67934141, {
  continuous: [stats(itself, { atk: (q) => 1000 * q.faceUpMonsters().filter((id) => isOtherFire(q, id)).length })],
  effects: [
    ignition({
      costs: [sendFieldCard((q) => q.faceUpMonstersOf(q.player).filter((id) => isOtherFire(q, id)))],
      *resolve(e) {
        yield* damage(e, e.opponent, 500);
      },
    }),
  ],
});
