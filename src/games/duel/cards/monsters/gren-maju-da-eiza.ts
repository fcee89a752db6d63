import { itself, monster, stats, type Scope } from '../../../../engine/duel/api';

const away = (q: Scope): number => 400 * q.banishedOf(q.player).length;

/** Its ATK and DEF are 400 for each own card that is removed from play. */
export default monster(36584821, { continuous: [stats(itself, { atk: away, def: away, isItsValue: true })] });
