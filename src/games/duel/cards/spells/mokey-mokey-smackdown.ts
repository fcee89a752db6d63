import { nothing, spell, stats, wasMonsterOf, type CardId, type Scope } from '../../../../engine/duel/api';

const MOKEY_MOKEY = 27288416;
const isOwnMokeyMokey = (q: Scope, id: CardId): boolean =>
  q.controls(q.player, id) && q.isFaceUp(id) && q.isNamed(id, MOKEY_MOKEY) && !q.card(id).battleDestroyed;
/** This card lies face-up as it did when the rage began, and works. */
const goesOn = (q: Scope): boolean => {
  const { zone, faceUp, faceUpSince } = q.card(q.self);
  return zone === 'spellTrap' && faceUp && faceUpSince < q.lingering!.since && !q.isNegated(q.self);
};

/**
 * A face-up Fairy of its player is destroyed while another one of them is a face-up Mokey Mokey: all own Mokey Mokey have 3000
 * ATK until the turn ends, at once and without a chain, as long as this lies face-up.
 */
export default spell(1965724, {
  activate: nothing,
  notes: [
    {
      on: 'destroy',
      about: 'any',
      when: (q, event) =>
        wasMonsterOf(q, q.player, event) &&
        q.isFaceUp(event.card!) &&
        q.race(event.card!) === 'Fairy' &&
        q.monstersOf(q.player).some((id) => id !== event.card && isOwnMokeyMokey(q, id)),
      begins: 'rage',
    },
  ],
  lingering: { rage: { until: 'endOfTurn', parts: [stats((q, id) => isOwnMokeyMokey(q, id) && goesOn(q), { setAtk: 3000 })] } },
});
