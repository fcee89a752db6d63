import { destroy, monster, phaseTrigger, target, tributeSelf, type CardId, type Scope } from '../../../../engine/duel/api';

const areWeak = (q: Scope, ids: readonly CardId[]): CardId[] => ids.filter((id) => q.isFaceUp(id) && q.atk(id) <= 1000);

/** In the own Standby Phase it may be tributed to destroy two face-up monsters of 1000 ATK or less, of either side. */
export default monster(70138455, {
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      optional: true,
      costs: [tributeSelf],
      targets: target((q) => areWeak(q, q.monsters()).filter((id) => id !== q.self), 2, 'destroy'),
      *resolve(e) {
        yield* destroy(e, areWeak(e, e.targets));
      },
    }),
  ],
});
