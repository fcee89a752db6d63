import { chooseCards, confirm, maySpecialSummon, monster, rollDie, specialSummon } from '../../../../engine/duel/api';
import { onceDestroyedByBattle } from '../shared/battle-triggers';

/**
 * Destroyed by battle, it rolls a die: a Fairy of the own Graveyard with that Level may come back; with a 6, of Level 6 or
 * more.
 */
export default monster(16135253, {
  effects: [
    onceDestroyedByBattle(
      function* (e) {
        const roll = yield* rollDie(e);
        const fits = (level: number): boolean => (roll === 6 ? level >= 6 : level === roll);
        const fairies = e
          .graveyardOf(e.player)
          .filter((id) => e.race(id) === 'Fairy' && fits(e.facts(id).level ?? 0) && maySpecialSummon(e, id));
        if (e.freeMonsterZones(e.player) === 0) return;
        if (fairies.length === 0 || !(yield* confirm(e, 'specialSummonOptional'))) return;
        const back = yield* chooseCards(e, { from: fairies, min: 1, max: 1, prompt: 'specialSummon' });
        yield* specialSummon(e, back);
      },
      { specialSummons: true },
    ),
  ],
});
