import { discard, reveal, spell } from '../../../../engine/duel/api';

const NECROVALLEY = 47355498;

/** While its player has Necrovalley: both players discard all monsters of their hands. */
export default spell(72405967, {
  activate: {
    condition: (q) => q.spellsTrapsOf(q.player).some((id) => q.isNamed(id, NECROVALLEY) && q.isFaceUp(id)),
    rule: 'needs-another-card',
    actsOn: (q) => [...q.handOf(q.player), ...q.handOf(q.opponent)],
    *resolve(e) {
      yield* reveal(e, e.actedOn);
      yield* discard(
        e,
        e.actedOn.filter((id) => e.isMonster(id)),
      );
    },
  },
});
