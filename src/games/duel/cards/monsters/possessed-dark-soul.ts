import {
  ignition,
  mayChangeSides,
  monster,
  takeControl,
  tributeSelf,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const low = (q: Scope): CardId[] => q.faceUpMonstersOf(q.opponent).filter((id) => q.level(id) <= 3 && mayChangeSides(q, id));

/**
 * Tributes itself to take control of all face-up monsters of Level 3 or lower of the opponent, for good. There must be room
 * for all.
 */
export default monster(52860176, {
  effects: [
    ignition({
      costs: [tributeSelf],
      actsOn: low,
      condition: (q) => q.zonesForTaken(q.player, 1) >= low(q).length,
      rule: 'no-monster-zone',
      *resolve(e) {
        for (const id of e.actedOn) yield* takeControl(e, id, 'forever');
      },
    }),
  ],
});
