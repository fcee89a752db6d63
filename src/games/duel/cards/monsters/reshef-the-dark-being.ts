import { discardCards, ignition, mayChangeSides, monster, takeControl, target } from '../../../../engine/duel/api';

/** A Ritual Monster. Once per turn a discarded Spell takes an opposing monster until the End Phase. */
export default monster(62420419, {
  summoning: { specialOnly: true },
  effects: [
    ignition({
      oncePerTurn: true,
      condition: (q) => q.zonesForTaken(q.player) > 0,
      rule: 'no-monster-zone',
      costs: [discardCards(1, (q, id) => q.isSpell(id))],
      targets: target((q) => q.monstersOf(q.opponent).filter((id) => mayChangeSides(q, id))),
      *resolve(e) {
        yield* takeControl(e, e.target, 'endPhase');
      },
    }),
  ],
});
