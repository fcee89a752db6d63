import { nothing, spell, stats, type CardId, type Scope } from '../../../../engine/duel/api';

const isFighter = (q: Scope, card: CardId): boolean => q.race(card) === 'Warrior' || q.race(card) === 'Spellcaster';

/** Own Warriors have 200 ATK more for each face-up Warrior or Spellcaster of their controller, counted at every moment. */
export default spell(403847, {
  activate: nothing,
  continuous: [
    stats((q, card) => q.controls(q.player, card) && q.race(card) === 'Warrior', {
      atk: (q) => 200 * q.faceUpMonstersOf(q.player).filter((id) => isFighter(q, id)).length,
    }),
  ],
});
