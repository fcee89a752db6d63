import { chooseCard, gives, maySpecialSummon, monster, shuffleDeck, specialSummon } from '../../../../engine/duel/api';
import { onceDestroyedByBattle } from '../shared/battle-triggers';

const DARK_MAGICIAN = 46986414;
const FLAME_SWORDSMAN = 45231177;
const MIRAGE_KNIGHT = 49217579;

/**
 * Battles deal its controller no damage. Destroyed by one, it brings Mirage Knight from the hand or Deck; finding none is
 * legal.
 */
export default monster(13722870, {
  fusion: { materials: [DARK_MAGICIAN, FLAME_SWORDSMAN] },
  continuous: [gives('noBattleDamage')],
  effects: [
    onceDestroyedByBattle(
      function* (e) {
        const knight = yield* chooseCard(e, {
          from: [...e.handOf(e.player), ...e.deckOf(e.player)].filter(
            (id) => e.isNamed(id, MIRAGE_KNIGHT) && maySpecialSummon(e, id, e.player, 'named'),
          ),
          prompt: 'specialSummon',
        });
        if (knight !== undefined) yield* specialSummon(e, [knight], { way: 'named' });
        yield* shuffleDeck(e, e.player);
      },
      { specialSummons: true },
    ),
  ],
});
