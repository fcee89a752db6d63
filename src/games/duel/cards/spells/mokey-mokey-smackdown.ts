import { nothing, spell, stats, wasMonsterOf, type CardId, type Scope } from '../../../../engine/duel/api';

const MOKEY_MOKEY = 27288416;
const isOwnMokeyMokey = (q: Scope, id: CardId): boolean =>
  q.controls(q.player, id) && q.isFaceUp(id) && q.isNamed(id, MOKEY_MOKEY) && !q.card(id).battleDestroyed;

/**
 * A face-up Fairy of its player is destroyed while another one of them is a face-up Mokey Mokey: all own Mokey Mokey have 3000
 * ATK until the turn ends, at once and without a chain.
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
  lingering: { rage: { until: 'endOfTurn', parts: [stats(isOwnMokeyMokey, { setAtk: 3000 })] } },
});
