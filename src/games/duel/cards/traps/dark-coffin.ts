import { chooseCard, chooseValue, destroy, discardAtRandom, mandatoryTrigger, trap } from '../../../../engine/duel/api';

/**
 * Destroyed while Set and in the Graveyard, even in the turn of its Set: the opponent picks what is possible, a random card of
 * the own hand discarded (0) or a monster of the own field destroyed (1). It is never turned up by hand.
 */
export default trap(1804528, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (_q, event) => event.from === 'spellTrap' && event.how === 'destroyed' && event.wasFaceUp === false,
      *resolve(e) {
        const monsters = e.monstersOf(e.opponent).filter((id) => !e.card(id).battleDestroyed);
        const possible = [...(e.handOf(e.opponent).length > 0 ? [0] : []), ...(monsters.length > 0 ? [1] : [])];
        if (possible.length === 0) return;
        const penalty = possible.length === 1 ? possible[0] : yield* chooseValue(e, 'mode', possible, e.opponent);
        if (penalty === 0) yield* discardAtRandom(e, e.opponent, 1);
        else yield* destroy(e, [(yield* chooseCard(e, { player: e.opponent, from: monsters, prompt: 'destroy' }))!]);
      },
    }),
  ],
});
