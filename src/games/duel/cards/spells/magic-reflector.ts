import { linger, spell, target } from '../../../../engine/duel/api';

/** Another own face-up Spell on the field is spared the next time that an effect would destroy it. */
export default spell(61844784, {
  activate: {
    targets: target((q) => q.spellsTrapsOf(q.player).filter((id) => id !== q.self && q.isSpell(id) && q.isFaceUp(id))),
    *resolve(e) {
      yield* linger(e, 'shield', { cards: e.targets });
    },
  },
  lingering: { shield: { until: 'forever', about: 'cards', sparesOnce: true } },
});
