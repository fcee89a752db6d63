import {
  chooseCard,
  ignition,
  maySpecialSummon,
  monster,
  specialSummon,
  tributeSelf,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const THE_CREATOR = 61505339;

const creators = (q: Scope): CardId[] => q.handOf(q.player).filter((id) => q.isNamed(id, THE_CREATOR) && maySpecialSummon(q, id));

/** Tributes itself to bring The Creator from the hand. Without one in the hand it is not activated. */
export default monster(97093037, {
  effects: [
    ignition({
      costs: [tributeSelf],
      condition: (q) => creators(q).length > 0,
      rule: 'nothing-hidden-fits',
      specialSummons: true,
      *resolve(e) {
        const creator = yield* chooseCard(e, { from: creators(e), prompt: 'specialSummon' });
        if (creator !== undefined) yield* specialSummon(e, [creator]);
      },
    }),
  ],
});
