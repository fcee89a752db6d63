import {
  destroyedByBattle,
  discardHand,
  happened,
  isChosen,
  linger,
  maySpecialSummon,
  specialSummon,
  stats,
  target,
  trap,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const fallen = (q: Scope): CardId[] =>
  happened(q, 'toGrave', (event) => destroyedByBattle(q, event))
    .map(({ card }) => card!)
    .filter((id) => q.card(id).zone === 'graveyard' && q.card(id).owner === q.player);
/**
 * A monster has just been destroyed by battle and sent to the own Graveyard: for the whole hand it comes back with 800 more ATK.
 */
export default trap(93382620, {
  lingering: { strong: { until: 'forever', about: 'cards', parts: [stats(isChosen, { atk: 800 })] } },
  activate: {
    condition: (q) => fallen(q).length > 0 && q.freeMonsterZones(q.player) > 0,
    rule: 'right-after-its-event',
    damageStep: 'any',
    costs: [discardHand],
    targets: target((q) => fallen(q).filter((id) => maySpecialSummon(q, id)), 1, 'specialSummon'),
    specialSummons: true,
    *resolve(e) {
      yield* linger(e, 'strong', { cards: yield* specialSummon(e, e.targets) });
    },
  },
});
