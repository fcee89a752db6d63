import { destroy, discardCards, ignition, monster, target } from '../../../../engine/duel/api';

/** Once per turn a discarded Spell destroys a Spell or Trap of the opponent. */
export default monster(16956455, {
  effects: [
    ignition({
      oncePerTurn: true,
      costs: [discardCards(1, (q, id) => q.isSpell(id))],
      targets: target((q) => q.spellsTrapsOf(q.opponent)),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
