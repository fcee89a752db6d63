import { equip, equippedMonster, gainLifePoints, stats } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

/** For a Fairy: 500 ATK. Battle damage that it deals to the opponent gives this card's player as many Life Points. */
export default equip(28106077, {
  fits: (q, id) => q.race(id) === 'Fairy',
  continuous: [stats(equippedMonster, { atk: 500 })],
  effects: [
    watches(
      'damage',
      (q, { player, cause, by }) => player === q.opponent && cause === 'battle' && by !== undefined && equippedMonster(q, by),
      (e) => gainLifePoints(e, e.player, e.event!.amount!),
    ),
  ],
});
