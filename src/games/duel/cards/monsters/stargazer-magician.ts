import {
  chooseCard,
  maySpecialSummon,
  monster,
  optionalTrigger,
  returnedJustNow,
  specialSummon,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';
import { fourAlone, shutsOut } from '../shared/pendulum';

/** The monsters of the hand with the name of the one that has returned there. */
const ofThatName = (q: Scope): CardId[] =>
  q.handOf(q.player).filter((id) => q.card(id).passcode === q.event?.passcode && maySpecialSummon(q, id));

/**
 * Pendulum: no Spell Cards of the opponent while an own Pendulum monster battles; scale 4 without its like. Monster: one other
 * own Pendulum monster, and nothing else, that an effect of the opponent has returned to the hand may come back, or one of its
 * name.
 */
export default monster(94415058, {
  inPendulumZone: { continuous: [shutsOut('spell'), fourAlone] },
  effects: [
    optionalTrigger({
      on: 'toHand',
      about: 'any',
      oncePerTurn: true,
      when: (q, { card, from, cause, player, byPlayer }) =>
        card !== q.self &&
        from === 'monster' &&
        cause === 'effect' &&
        player === q.player &&
        byPlayer === q.opponent &&
        q.isPendulum(card!) &&
        q.card(card!).owner === q.player,
      condition: (q) => returnedJustNow(q) === 1 && q.freeMonsterZones(q.player) > 0,
      needsInHand: ofThatName,
      specialSummons: true,
      *resolve(e) {
        const back = yield* chooseCard(e, { from: ofThatName(e), prompt: 'specialSummon' });
        if (back !== undefined) yield* specialSummon(e, [back]);
      },
    }),
  ],
});
