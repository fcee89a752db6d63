import { ignition, lifePoints, nothing, shuffleFaceDown, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const faceDown = (q: Scope): CardId[] => q.monstersOf(q.player).filter((id) => q.isFaceDown(id));

/** Once per turn, for 300 Life Points, the own face-down monsters are shuffled: only their player knows which is which. */
export default spell(59237154, {
  activate: nothing,
  effects: [
    ignition({
      from: ['spellTrap'],
      oncePerTurn: true,
      condition: (q) => faceDown(q).length >= 2,
      rule: 'needs-another-card',
      costs: [lifePoints(300)],
      *resolve(e) {
        if (e.selfIsThere) yield* shuffleFaceDown(e, e.player);
      },
    }),
  ],
});
