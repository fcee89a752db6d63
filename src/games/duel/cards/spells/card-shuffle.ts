import { chooseValue, ignition, lifePoints, nothing, shuffleDeck, spell } from '../../../../engine/duel/api';

/** Once per turn, for 300 Life Points, one of the two Decks is shuffled: the own one (0) or the opponent's (1). */
export default spell(12183332, {
  activate: nothing,
  effects: [
    ignition({
      from: ['spellTrap'],
      oncePerTurn: true,
      costs: [lifePoints(300)],
      *resolve(e) {
        if (!e.selfIsThere) return;
        const whose = yield* chooseValue(e, 'mode', [0, 1]);
        yield* shuffleDeck(e, whose === 0 ? e.player : e.opponent);
      },
    }),
  ],
});
