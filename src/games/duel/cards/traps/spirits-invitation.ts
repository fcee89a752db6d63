import {
  canPayLifePoints,
  chooseCard,
  chooseValue,
  destroy,
  mandatoryTrigger,
  nothing,
  payLifePoints,
  returnToHand,
  trap,
  upkeep,
} from '../../../../engine/duel/api';

/**
 * Each time that a face-up Spirit goes from the field to the hand of this card's player, the opponent returns one of the own
 * monsters, which the opponent chooses (2005). Upkeep: 500 Life Points.
 */
export default trap(92394653, {
  activate: nothing,
  effects: [
    mandatoryTrigger({
      on: 'toHand',
      about: 'any',
      from: ['spellTrap'],
      together: true,
      when: (q, { card, from, wasFaceUp }) =>
        card !== undefined &&
        from === 'monster' &&
        wasFaceUp === true &&
        q.facts(card).subtype === 'spirit' &&
        q.card(card).owner === q.player,
      *resolve(e) {
        if (!e.selfIsThere) return;
        const card = yield* chooseCard(e, { player: e.opponent, from: e.monstersOf(e.opponent), prompt: 'toHand' });
        if (card !== undefined) yield* returnToHand(e, [card]);
      },
    }),
  ],
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      *run(e) {
        if (yield* chooseValue(e, 'upkeep', canPayLifePoints(e, 500) ? [true, false] : [false]))
          yield* payLifePoints(e, 500, 'upkeep');
        else yield* destroy(e, [e.self]);
      },
    }),
  ],
});
