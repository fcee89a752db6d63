import { banish, linger, lockMonsterZone, returnToField, spell, target } from '../../engine/duel/api';

const POSITIONS = ['attack', 'defense', 'set'] as const;

/**
 * An own monster is removed from play until the next own Standby Phase, when it comes back as it stood; its zone cannot be used
 * meanwhile. If that phase is skipped it stays away.
 */
export default spell(22959079, {
  activate: {
    targets: target((q) => q.monstersOf(q.player)),
    *resolve(e) {
      const { target: monster } = e;
      if (monster < 0) return;
      const { slot, position, faceUp } = e.card(monster);
      yield* banish(e, [monster]);
      yield* lockMonsterZone(e, e.player, slot, true);
      const stood = POSITIONS.indexOf(faceUp ? position : 'set');
      yield* linger(e, 'away', {
        cards: [monster],
        until: 'standbyPhase',
        turn: e.turn + 2,
        value: slot * POSITIONS.length + stood,
      });
    },
  },
  lingering: {
    away: {
      *atEnd(e) {
        const { cards, value } = e.lingering!;
        const zone = Math.floor(value / POSITIONS.length);
        yield* lockMonsterZone(e, e.player, zone, false);
        const { card, arrival } = cards[0]!;
        if (e.card(card).arrival === arrival) yield* returnToField(e, card, POSITIONS[value % POSITIONS.length]!, zone);
      },
    },
  },
});
