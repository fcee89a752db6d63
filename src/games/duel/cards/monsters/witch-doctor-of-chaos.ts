import { banish } from '../../../../engine/duel/api';
import { flipOnTarget } from '../shared/flips';

/** Flip: removes a monster of either Graveyard from play. */
export default flipOnTarget(
  75946257,
  (q) => [...q.graveyardOf(q.player), ...q.graveyardOf(q.opponent)].filter((id) => q.isMonster(id)),
  banish,
);
