import { damage, destroy, spell, target, type CardId, type Scope } from '../../../../engine/duel/api';

const frail = (q: Scope): CardId[] => q.faceUpMonsters().filter((id) => q.def(id) <= 800);

/** While its player has a Dragon: 800 damage, or a face-up monster with 800 DEF or less is destroyed. */
export default spell(55991637, {
  activate: {
    condition: (q) => q.faceUpMonstersOf(q.player).some((id) => q.race(id) === 'Dragon'),
    rule: 'needs-another-card',
    modes: [{}, { targets: target(frail) }],
    *resolve(e) {
      if (e.mode === 0) yield* damage(e, e.opponent, 800);
      else
        yield* destroy(
          e,
          e.targets.filter((id) => frail(e).includes(id)),
        );
    },
  },
});
