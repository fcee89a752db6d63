import { addCounters, damage, destroy, mandatoryTrigger, nothing, remember, trap } from '../../../../engine/duel/api';

/** The fourth Spell brings it down, and 3000 damage on the player who activated that Spell. */
export default trap(94256039, {
  holdsCounters: 4,
  activate: nothing,
  atOnce: {
    *onResolved(e, link) {
      if (e.kindOfLink(link) !== 'spell' || !e.isCardActivation(link)) return;
      yield* remember(e, { player: link.player });
      yield* addCounters(e, [e.self]);
    },
  },
  effects: [
    mandatoryTrigger({
      on: 'counter',
      from: ['spellTrap'],
      when: (q, { amount = 0 }) => amount > 0 && q.card(q.self).counters === 4,
      *resolve(e) {
        if (!e.selfIsThere) return;
        const { player } = e.data;
        const bySpell = e.event!.by === e.self && player !== undefined;
        if ((yield* destroy(e, [e.self])).length > 0 && bySpell) yield* damage(e, player, 3000);
      },
    }),
  ],
});
