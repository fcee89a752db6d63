import { banish, linger, spell, target } from '../../../../engine/duel/api';

/**
 * One monster of each side is removed from play. Destroyed and sent to the Graveyard, the Gate brings both back as they stood,
 * at that moment and without a chain; if it leaves in another way, they stay away.
 */
export default spell(56460688, {
  activate: {
    targets: [...target((q) => q.monstersOf(q.player), 1, 'banish'), ...target((q) => q.monstersOf(q.opponent), 1, 'banish')],
    *resolve(e) {
      const stood = e.targets.map((id) => {
        const { controller, position, faceUp } = e.card(id);
        return { id, data: { player: controller, placement: faceUp ? position : 'set' } as const };
      });
      const gone = yield* banish(e, e.targets);
      for (const { id, data } of stood) if (gone.includes(id)) yield* linger(e, 'isolated', { cards: [id], data });
    },
  },
  lingering: { isolated: { until: 'forever', about: 'cards' } },
  bond: { lasting: 'return' },
});
