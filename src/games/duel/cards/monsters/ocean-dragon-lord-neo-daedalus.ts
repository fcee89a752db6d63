import {
  ignition,
  monster,
  opponentOf,
  sendFieldCard,
  sendToGraveyard,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';
import { comesForTributes } from '../shared/tributed-for';
import { ownUmis } from '../shared/umi';

const LEVIA_DRAGON_DAEDALUS = 37721209;

const all = (q: Scope): CardId[] => [...q.cardsOnField(), ...q.handOf(q.turnPlayer), ...q.handOf(opponentOf(q.turnPlayer))];
const others = (q: Scope): CardId[] => all(q).filter((id) => id !== q.self);

/**
 * Comes only for a Levia-Dragon - Daedalus tributed. For an own face-up Umi it sends all other cards on the field and in both
 * hands to the Graveyard.
 */
export default monster(10485110, {
  summoning: { ...comesForTributes([LEVIA_DRAGON_DAEDALUS]), onlyBy: 'procedure' },
  effects: [
    ignition({
      condition: (q) => others(q).some((id) => !ownUmis(q).includes(id)),
      rule: 'nothing-to-act-on',
      costs: [sendFieldCard(ownUmis)],
      *resolve(e) {
        // Returned to a hand in answer it is another card, and goes with the rest.
        const isStillIt = e.card(e.self).arrival === e.link.arrival;
        yield* sendToGraveyard(e, isStillIt ? others(e) : all(e));
      },
    }),
  ],
});
