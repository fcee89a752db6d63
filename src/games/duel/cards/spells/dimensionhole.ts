import { banish, linger, lockMonsterZone, returnToField, spell, target } from '../../../../engine/duel/api';

/**
 * An own monster is removed from play until the next own Standby Phase, when it comes back as it stood; its zone cannot be used
 * meanwhile. If that phase is skipped it stays away.
 */
export default spell(22959079, {
  activate: {
    targets: target((q) => q.monstersOf(q.player)),
    *resolve(e) {
      const { target: monster } = e;
      if (monster === null) return;
      const { slot, position, faceUp } = e.card(monster);
      const zone = slot!;
      yield* banish(e, [monster]);
      // Beyond Spells it stays: nothing is away, so no zone is kept.
      if (e.card(monster).zone === 'monster') return;
      yield* lockMonsterZone(e, e.player, zone, true);
      yield* linger(e, 'away', { cards: [monster], turn: e.turn + 2, data: { zone, placement: faceUp ? position : 'set' } });
    },
  },
  lingering: {
    away: {
      until: 'standbyPhase',
      about: 'cards',
      *atEnd(e) {
        const { zone = 0, placement = 'attack' } = e.data;
        yield* lockMonsterZone(e, e.player, zone, false);
        const { card, arrival } = e.lingering!.cards[0]!;
        if (e.card(card).arrival === arrival) yield* returnToField(e, card, placement, zone);
      },
    },
  },
});
