import { equip, equippedMonster, gives, perishesWhile } from '../../../../engine/duel/api';

/**
 * Its monster falls neither in battle nor to an effect of a card that targets it. It is destroyed once that monster has 1300
 * ATK or more.
 */
export default equip(64801562, {
  continuous: [
    gives('notDestroyedByBattle', equippedMonster),
    { kind: 'endures', cards: (q, card, _, targeted) => targeted && equippedMonster(q, card) },
    perishesWhile((q) => {
      const host = q.card(q.self).equippedTo;
      return host !== null && q.atk(host) >= 1300;
    }),
  ],
});
