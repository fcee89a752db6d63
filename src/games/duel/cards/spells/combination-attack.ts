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
/** The Unions of the own side on that monster that may come off. */
const unionsOn = (q: Scope, host: CardId): CardId[] =>
  q
    .spellsTrapsOf(q.player)
    .filter((id) => q.facts(id).subtype === 'union' && q.card(id).equippedTo === host && maySpecialSummon(q, id));
const tired = (q: Scope): CardId[] => q.faceUpMonsters().filter((id) => hasAttacked(q, id) && unionsOn(q, id).length > 0);

/** In the Battle Phase the Union of a monster that has attacked comes off, and that monster may attack once more. */
export default spell(8964854, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    targets: target((q) => (q.phase === 'battle' ? tired(q) : [])),
    specialSummons: true,
    *resolve(e) {
      const { target: host } = e;
      if (host === null) return;
      const come = yield* specialSummon(e, unionsOn(e, host));
      if (come.length > 0) yield* linger(e, 'again', { cards: [host] });
    },
  },
  lingering: { again: { until: 'endOfTurn', about: 'cards', parts: [gives('attacksTwice', isChosen)] } },
});
