import {
  chooseCard,
  maySpecialSummon,
  monster,
  offer,
  specialSummonForBoth,
  type CardId,
  type Player,
} from '../../../../engine/duel/api';
import { onceDestroyedByBattle } from '../shared/battle-triggers';

/** Destroyed by battle, it lets each player bring a monster of Level 4 from the hand, its owner first. */
export default monster(89731911, {
  effects: [
    onceDestroyedByBattle(
      function* (e) {
        let sides: readonly { player: Player; cards: readonly CardId[] }[] = [];
        for (const player of [e.player, e.opponent]) {
          const from = e.handOf(player).filter((id) => e.isMonster(id) && e.level(id) === 4 && maySpecialSummon(e, id, player));
          const room = e.freeMonsterZones(player) > 0 && e.handOf(player).length > 0;
          if (!room || !(yield* offer(e, from.length > 0, 'specialSummonOptional', player))) continue;
          const card = yield* chooseCard(e, { player, from, prompt: 'specialSummon' });
          if (card !== undefined) sides = [...sides, { player, cards: [card] }];
        }
        yield* specialSummonForBoth(e, sides);
      },
      { specialSummons: true },
    ),
  ],
});
