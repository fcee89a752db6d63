import {
  isNormalDraw,
  maySpecialSummon,
  monster,
  optionalTrigger,
  specialSummon,
  type ActivatedEffect,
} from '../../../../engine/duel/api';

const comes = (on: 'toHand' | 'draw'): ActivatedEffect =>
  optionalTrigger({
    on,
    from: ['hand'],
    canMiss: false,
    when: (_q, event) => event.from === 'deck' && (on === 'draw' ? !isNormalDraw(event) : event.cause === 'effect'),
    condition: (q) => q.freeMonsterZones(q.player) > 0 && maySpecialSummon(q, q.self),
    specialSummons: true,
    *resolve(e) {
      if (e.selfIsThere) yield* specialSummon(e, [e.self]);
    },
  });

/** Brought from the Deck to the hand by an effect, a draw too, it may be Special Summoned, whatever has happened since. */
export default monster(87774234, { effects: [comes('toHand'), comes('draw')] });
