import { isChosen, lifePoints, linger, nothing, phaseTrigger, spell, stats, target } from '../../../../engine/duel/api';

/**
 * Once in each own Standby Phase, for 700 Life Points: ATK and DEF of an own Warrior or Machine, as they are then, change
 * places until the opponent's next turn ends. (2005) Not while this is negated where it lies; once it has left, nothing ends
 * it.
 */
export default spell(10035717, {
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      optional: true,
      from: ['spellTrap'],
      costs: [lifePoints(700)],
      targets: target((q) => q.faceUpMonstersOf(q.player).filter((id) => q.race(id) === 'Warrior' || q.race(id) === 'Machine')),
      *resolve(e) {
        const { target: fighter } = e;
        if (!e.selfIsThere || fighter === null) return;
        yield* linger(e, 'changed', {
          cards: [fighter],
          turn: e.turn + 1,
          data: { amount: e.atk(fighter), def: e.def(fighter) },
        });
      },
    }),
  ],
  lingering: {
    changed: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [
        stats((q, id) => isChosen(q, id) && !q.isNegated(q.self), { setAtk: (q) => q.data.def!, setDef: (q) => q.data.amount! }),
      ],
    },
  },
});
