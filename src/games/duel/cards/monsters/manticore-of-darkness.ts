import {
  getsToGraveyard,
  maySpecialSummon,
  monster,
  phaseTrigger,
  sendFieldCard,
  specialSummon,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

const isBeast = ofType('Beast', 'Beast-Warrior', 'Winged Beast');
/** What may be sent for it: with a full field one of the field. */
const offered = (q: Scope): CardId[] =>
  [...(q.freeMonsterZones(q.player) > 0 ? q.handOf(q.player) : []), ...q.faceUpMonstersOf(q.player)].filter(
    (id) => isBeast(q, id) && getsToGraveyard(q, id),
  );

/**
 * In the End Phase of a turn in which it has gone to the Graveyard, from wherever, it may come back for a Beast, Beast-Warrior
 * or Winged Beast. Discarded for the hand limit it comes at the next moment (2005), and two go round as long as their player
 * wants.
 */
export default monster(77121851, {
  notes: [{ on: 'toGrave', remembers: (q) => ({ turn: q.turn }) }],
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      from: ['graveyard'],
      optional: true,
      condition: (q) => q.data.turn === q.turn && maySpecialSummon(q, q.self),
      needsInHand: offered,
      costs: [
        {
          ...sendFieldCard(offered),
          can: (q) => offered(q).length > 0 || (q.handOf(q.player).length > 0 && q.freeMonsterZones(q.player) > 0),
        },
      ],
      specialSummons: true,
      *resolve(e) {
        if (e.selfIsThere) yield* specialSummon(e, [e.self]);
      },
    }),
  ],
});
