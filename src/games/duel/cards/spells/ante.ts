import { chooseCard, damage, reveal, sendToGraveyard, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const levelOf = (q: Scope, id: CardId): number => (q.isMonster(id) ? q.level(id) : 0);

/** Each player shows a card of the own hand. The lower Level (no monster: 0) costs its player that card and 1000 damage. */
export default spell(34236961, {
  activate: {
    condition: (q) => q.handOf(q.opponent).length > 0 && q.handOf(q.player).some((id) => id !== q.self),
    rule: 'hand-sizes',
    *resolve(e) {
      const own = yield* chooseCard(e, { from: e.handOf(e.player), prompt: 'choose' });
      const other = yield* chooseCard(e, { player: e.opponent, from: e.handOf(e.opponent), prompt: 'choose' });
      if (own === undefined || other === undefined) return;
      yield* reveal(e, [own, other]);
      const lead = levelOf(e, own) - levelOf(e, other);
      if (lead === 0) return;
      yield* sendToGraveyard(e, [lead > 0 ? other : own]);
      yield* damage(e, lead > 0 ? e.opponent : e.player, 1000);
    },
  },
});
