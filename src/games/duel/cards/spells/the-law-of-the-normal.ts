import { destroy, discard, spell, type CardId, type Scope } from '../../../../engine/duel/api';
import { isNormalOrToken } from '../shared/normals';

const isSmall = (q: Scope, id: CardId): boolean => q.isFaceUp(id) && isNormalOrToken(q, id) && q.level(id) <= 2;
const others = (q: Scope): CardId[] =>
  q.cardsOnField().filter((id) => id !== q.self && !(q.card(id).zone === 'monster' && isSmall(q, id)));

/**
 * With five own face-up Normal Monsters of Level 2 or lower, Tokens among them: both hands are discarded, and all else on the
 * field is destroyed at the same time, face-down monsters too.
 */
export default spell(66926224, {
  activate: {
    condition: (q) => q.faceUpMonstersOf(q.player).filter((id) => isSmall(q, id)).length === 5,
    rule: 'too-few-monsters-on-field',
    actsOn: (q) => [...q.handOf(q.player), ...q.handOf(q.opponent), ...others(q)],
    *resolve(e) {
      const discarded = yield* discard(e, [...e.handOf(e.player), ...e.handOf(e.opponent)]);
      yield* destroy(e, others(e), 'graveyard', { sameMoment: discarded.length > 0 });
    },
  },
});
