import { itself, monster, stats, type Scope } from '../../../../engine/duel/api';

const MASTERS = [46986414, 30208479];
const masters = (q: Scope): number =>
  300 *
  [...q.graveyardOf(q.player), ...q.graveyardOf(q.opponent)].filter((id) => MASTERS.some((name) => q.isNamed(id, name))).length;

/** 300 ATK for each Dark Magician and Magician of Black Chaos in the Graveyards. */
export default monster(38033121, { continuous: [stats(itself, { atk: masters })] });
