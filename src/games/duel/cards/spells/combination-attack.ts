import {
  attackerNow,
  gives,
  isChosen,
  linger,
  maySpecialSummon,
  specialSummon,
  spell,
  target,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const hasAttacked = (q: Scope, id: CardId): boolean =>
  q.card(id).turnAttacked === q.turn && attackerNow(q) !== id && q.controls(q.player, id);
const onAttackers = (q: Scope): CardId[] =>
  q
    .spellsTrapsOf(q.player)
    .filter((id) => q.facts(id).subtype === 'union' && q.card(id).equippedTo !== null && hasAttacked(q, q.card(id).equippedTo!))
    .filter((id) => maySpecialSummon(q, id));

/** In the Battle Phase the Union of a monster that has attacked comes off, and that monster may attack once more. */
export default spell(8964854, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    targets: target((q) => (q.phase === 'battle' ? onAttackers(q) : [])),
    specialSummons: true,
    *resolve(e) {
      const { target: union } = e;
      const host = union === null ? null : e.card(union).equippedTo;
      if (union === null || host === null) return;
      if ((yield* specialSummon(e, [union])).length > 0) yield* linger(e, 'again', { cards: [host] });
    },
  },
  lingering: { again: { until: 'endOfTurn', about: 'cards', parts: [gives('attacksTwice', isChosen)] } },
});
