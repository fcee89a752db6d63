import {
  monster,
  optionalTrigger,
  pendulumSummonedByPlayer,
  returnToHand,
  target,
  type Effect,
  type Scope,
} from '../../../../engine/duel/api';

/** Returns one card of either player's Pendulum Zones to its owner's hand. */
const bouncesOff = {
  targets: target((q: Scope) => [...q.pendulumCardsOf(q.player), ...q.pendulumCardsOf(q.opponent)]),
  *resolve(e: Effect) {
    yield* returnToHand(e, e.targets);
  },
};

/** Pendulum: once per turn, at a Pendulum Summon of its controller. Monster: at its Normal Summon. */
export default monster(43241495, {
  effects: [
    optionalTrigger({
      ...bouncesOff,
      from: ['pendulum'],
      on: 'specialSummon',
      about: 'any',
      together: true,
      oncePerTurn: 'byName',
      when: pendulumSummonedByPlayer,
    }),
    optionalTrigger({ ...bouncesOff, on: 'summon' }),
  ],
});
