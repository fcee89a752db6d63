import { discard, reveal, spell } from '../../../../engine/duel/api';

const NECROVALLEY = 47355498;

/** While its player has Necrovalley: both players discard all monsters of their hands. */
export default spell(72405967, {
  activate: {
    condition: (q) => q.spellsTrapsOf(q.player).some((id) => q.isNamed(id, NECROVALLEY) && q.isFaceUp(id)),
    rule: 'needs-another-card',
    *resolve(e) {
      const hands = [...e.handOf(e.player), ...e.handOf(e.opponent)];
      yield* reveal(e, hands);
      yield* discard(
        e,
        hands.filter((id) => e.isMonster(id)),
      );
    },
  },
});
