import {
  destroy,
  forbids,
  isChosen,
  lifePoints,
  linger,
  maySpecialSummon,
  specialSummon,
  target,
  trap,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';
import { isArchfiend } from '../shared/archfiend';

const archfiends = (q: Scope): CardId[] => q.graveyardOf(q.player).filter((id) => isArchfiend(q, id) && maySpecialSummon(q, id));

/** For 500 Life Points an Archfiend comes back. It cannot be tributed, and is destroyed in the End Phase. */
export default trap(56246017, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    costs: [lifePoints(500)],
    targets: target(archfiends, 1, 'specialSummon'),
    specialSummons: true,
    *resolve(e) {
      yield* linger(e, 'roar', { cards: yield* specialSummon(e, e.targets) });
    },
  },
  lingering: {
    roar: {
      until: 'endPhase',
      about: 'cards',
      parts: [forbids('tribute', 'not-tributed', (q, { card }) => isChosen(q, card))],
      *atEnd(e) {
        yield* destroy(
          e,
          e.monsters().filter((id) => isChosen(e, id)),
        );
      },
    },
  },
});
