import { damage, ignition, monster, tributeMonsters, type CardId, type Scope } from '../../../../engine/duel/api';

const NAME = 99877698;

const otherGravekeeper = (q: Scope, id: CardId): boolean => q.facts(id).en.startsWith("Gravekeeper's ") && !q.isNamed(id, NAME);

/** Tribute an own Gravekeeper of another name: 700 damage to the opponent. As often as wanted. */
export default monster(NAME, {
  effects: [
    ignition({
      costs: [tributeMonsters(1, otherGravekeeper)],
      *resolve(e) {
        yield* damage(e, e.opponent, 700);
      },
    }),
  ],
});
