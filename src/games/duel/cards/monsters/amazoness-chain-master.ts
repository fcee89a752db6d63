import {
  chooseCard,
  destroyedByBattle,
  giveToOtherHand,
  lifePoints,
  lookAt,
  monster,
  opponentHasHand,
  optionalTrigger,
} from '../../../../engine/duel/api';

/**
 * Destroyed by battle: for 1500 Life Points its player may look at the opponent's hand and take a monster of it. It can miss
 * its timing.
 */
export default monster(29654737, {
  effects: [
    optionalTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: destroyedByBattle,
      condition: opponentHasHand,
      costs: [lifePoints(1500)],
      *resolve(e) {
        const hand = e.handOf(e.opponent);
        yield* lookAt(e, hand);
        const taken = yield* chooseCard(e, { from: hand.filter((id) => e.isMonster(id)), prompt: 'toHand' });
        if (taken !== undefined) yield* giveToOtherHand(e, [taken]);
      },
    }),
  ],
});
