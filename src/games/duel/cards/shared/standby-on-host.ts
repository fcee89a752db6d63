import { remember, upkeep, type Scope, type Upkeep } from '../../../../engine/duel/api';

/** The Standby Phases of its player that this Equip Card has seen on the monster that it is on now: on another it begins anew. */
export const standbysOnHost = (q: Scope): number => {
  const { equippedTo } = q.card(q.self);
  return equippedTo !== null && q.data.moment === q.card(equippedTo).arrival ? (q.data.turns ?? 0) : 0;
};

/** Counts them, without a chain. */
export const countsStandbysOnHost: Upkeep = upkeep({
  phase: 'standby',
  whose: 'own',
  *run(e) {
    const { equippedTo } = e.card(e.self);
    if (equippedTo !== null) yield* remember(e, { turns: standbysOnHost(e) + 1, moment: e.card(equippedTo).arrival });
  },
});
