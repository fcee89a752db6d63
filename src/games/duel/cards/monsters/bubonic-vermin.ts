import { chooseCard, flip, maySpecialSummon, monster, shuffleDeck, specialSummon } from '../../../../engine/duel/api';

const BUBONIC_VERMIN = 6104968;

/** Flip: another of its name may come face-down from the Deck. */
export default monster(BUBONIC_VERMIN, {
  effects: [
    flip({
      optional: true,
      specialSummons: true,
      *resolve(e) {
        const others = e.deckOf(e.player).filter((id) => e.isNamed(id, BUBONIC_VERMIN) && maySpecialSummon(e, id));
        if (e.freeMonsterZones(e.player) === 0) return;
        const other = yield* chooseCard(e, { from: others, prompt: 'specialSummon' });
        if (other !== undefined) yield* specialSummon(e, [other], { placements: ['set'] });
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
