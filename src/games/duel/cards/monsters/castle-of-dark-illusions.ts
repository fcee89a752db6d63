import { flip, isChosen, linger, monster, phaseTrigger, remember, stats, type Scope } from '../../../../engine/duel/api';

/** What it adds now: nothing once it has left, is turned down or negated. */
const added = (q: Scope): number => (q.isNegated(q.self) ? 0 : 200 * (q.card(q.self).data?.turns ?? 0));

/**
 * Flip: the Zombies that are on the field then have 200 ATK and DEF more while it lies face-up, and 200 more with each of
 * its controller's next four Standby Phases.
 */
export default monster(62121, {
  effects: [
    flip({
      *resolve(e) {
        if (!e.selfIsThere) return;
        yield* remember(e, { turns: 1 });
        yield* linger(e, 'dusk', { cards: e.monsters() });
      },
    }),
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      condition: (q) => q.data.turns !== undefined && q.data.turns <= 4,
      *resolve(e) {
        if (e.selfIsThere && e.data.turns !== undefined) yield* remember(e, { turns: e.data.turns + 1 });
      },
    }),
  ],
  lingering: {
    dusk: {
      until: 'forever',
      about: 'cards',
      parts: [stats((q, id) => isChosen(q, id) && q.race(id) === 'Zombie', { atk: added, def: added })],
    },
  },
});
