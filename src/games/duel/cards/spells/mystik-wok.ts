import { chooseValue, gainLifePoints, spell, tributeMonsters, type Effect } from '../../../../engine/duel/api';

/** Tributes a monster: its player gains its ATK or its DEF, as chosen on activation. What has neither is not Tributed. */
export default spell(80161395, {
  activate: {
    affectsOnePlayer: true,
    costs: [tributeMonsters(1, (q, id) => q.atk(id) + q.def(id) > 0)],
    declare: (e) =>
      chooseValue(
        e,
        'mode',
        [0, 1].filter((which) => points(e, which) > 0),
      ),
    *resolve(e) {
      yield* gainLifePoints(e, e.player, points(e, e.declared));
    },
  },
});

/** Its ATK (0) or its DEF (1). */
const points = (e: Effect, which: unknown): number => (which === 0 ? e.paidAtk : e.paidDef);
