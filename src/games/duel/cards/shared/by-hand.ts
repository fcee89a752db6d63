import { itself, monster, stats, type Scope } from '../../../../engine/duel/api';

/** Monsters whose ATK and DEF change by as much for each card in their controller's hand, counted at every moment. */
export const changedByHand = (passcode: number, perCard: number) => {
  const change = (q: Scope): number => perCard * q.handOf(q.player).length;
  return monster(passcode, { continuous: [stats(itself, { atk: change, def: change })] });
};
