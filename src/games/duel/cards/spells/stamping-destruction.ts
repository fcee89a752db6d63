import { damage, destroy, spell, target } from '../../../../engine/duel/api';

/** While its player has a Dragon: destroys a Spell or Trap, and whoever had it takes 500 damage. */
export default spell(81385346, {
  activate: {
    condition: (q) => q.faceUpMonstersOf(q.player).some((id) => q.race(id) === 'Dragon'),
    rule: 'needs-another-card',
    targets: target((q) => q.spellsTraps().filter((id) => id !== q.self)),
    hurts: (q) => q.targets.map((id) => q.card(id).controller),
    *resolve(e) {
      const { target: card } = e;
      if (card === null) return;
      const { controller } = e.card(card);
      if ((yield* destroy(e, [card])).length > 0) yield* damage(e, controller, 500, { sameMoment: true });
    },
  },
});
