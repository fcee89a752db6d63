import { itself, monster, phaseTrigger, remember, stats, type Scope } from '../../../../engine/duel/api';

const CASTLE_OF_DARK_ILLUSIONS = 62121;
const castleIsThere = (q: Scope): boolean => q.faceUpMonsters().some((id) => q.isNamed(id, CASTLE_OF_DARK_ILLUSIONS));

const gain = (q: Scope): number => 100 * (q.card(q.self).data?.turns ?? 0) + (castleIsThere(q) ? 100 : 0);

/**
 * 100 ATK and DEF more with a Castle of Dark Illusions face-up on the field, and in each of its controller's next four Standby
 * Phases with one another 100, which stay.
 */
export default monster(29155212, {
  continuous: [stats(itself, { atk: gain, def: gain })],
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      condition: (q) => castleIsThere(q) && (q.data.turns ?? 0) < 4,
      *resolve(e) {
        if (e.selfIsThere) yield* remember(e, { turns: (e.data.turns ?? 0) + 1 });
      },
    }),
  ],
});
