import { destroy, equip, equippedMonster, stats, worksOnItsMonster } from '../../../../engine/duel/api';

/**
 * A Warrior has 700 ATK more. A Dragon that has battled it is destroyed when the Battle Phase ends, if this is on it still.
 */
export default equip(61405855, {
  fits: (q, host) => q.race(host) === 'Warrior',
  continuous: [stats(equippedMonster, { atk: 700 })],
  recalls: ({ verb }) => verb === 'battled',
  inBattle: {
    afterAttack: {
      of: 'any',
      when: 'endOfBattlePhase',
      *run(e) {
        if (!worksOnItsMonster(e)) return;
        const { equippedTo, arrival } = e.card(e.self);
        const foes = e
          .recalled()
          .flatMap(({ event: { card, foe }, moment }) =>
            foe !== undefined && card === equippedTo && moment > arrival && e.card(foe).arrival < moment ? [foe] : [],
          );
        yield* destroy(
          e,
          e.monsters().filter((id) => foes.includes(id) && e.race(id) === 'Dragon'),
        );
      },
    },
  },
});
