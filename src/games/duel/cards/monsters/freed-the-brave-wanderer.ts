import { banishFromGraveyard, destroy, ignition, monster, target, type CardId, type Scope } from '../../../../engine/duel/api';

const stronger = (q: Scope): CardId[] => q.faceUpMonsters().filter((id) => q.atk(id) > q.atk(q.self));

/** Once per turn, for two LIGHT monsters of the own Graveyard, a face-up monster with more ATK than its own is destroyed. */
export default monster(16556849, {
  effects: [
    ignition({
      oncePerTurn: true,
      costs: [banishFromGraveyard(2, (q, id) => q.isMonster(id) && q.hasAttribute(id, 'LIGHT'))],
      targets: target(stronger),
      *resolve(e) {
        if (e.selfIsThere)
          yield* destroy(
            e,
            e.targets.filter((id) => stronger(e).includes(id)),
          );
      },
    }),
  ],
});
