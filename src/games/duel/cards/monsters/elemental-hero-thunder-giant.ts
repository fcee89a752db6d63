import { destroy, discardCards, ignition, monster, target, type CardId, type Scope } from '../../../../engine/duel/api';

const SPARKMAN = 20721928;
const CLAYMAN = 84327329;
const weaker = (q: Scope): CardId[] => q.faceUpMonsters().filter((id) => q.originalAtkNow(id) < q.atk(q.self));

/**
 * Can only be Fusion Summoned. Once per turn a discard destroys a face-up monster whose original ATK is less than the ATK of this
 * card, then and on resolution.
 */
export default monster(61204971, {
  fusion: { materials: [SPARKMAN, CLAYMAN] },
  summoning: { onlyBy: 'fusion' },
  effects: [
    ignition({
      oncePerTurn: true,
      costs: [discardCards(1)],
      targets: target(weaker),
      *resolve(e) {
        if (e.selfIsThere)
          yield* destroy(
            e,
            e.targets.filter((id) => weaker(e).includes(id)),
          );
      },
    }),
  ],
});
